/// Reads what a person wrote as a place, by a table of schemes or as a folder. It asks no host and calls no program.
struct PlaceReader<Place> {
    let layout: SiteLayout
    /// What a message calls one: `a place to deploy to`.
    let subject: String
    /// As a hint shows a folder.
    let folderExample: String
    let schemes: [PlaceScheme<Place>]
    /// What a message says of another scheme; nil where the reader of folders knows what was meant.
    var otherScheme: String?
    /// What is made of a folder, which is none of those that the program itself reads and writes.
    let folder: (String) -> Place

    /// All that may be written, as a hint says it.
    var ways: String {
        let examples = [folderExample] + schemes.map(\.example)
        return "write \(examples.dropLast().joined(separator: ", ")) or \(examples.last ?? "")"
    }

    /// - Parameter text: a place, filled in; a folder stands against that of the site.
    /// - Returns: what is made of it.
    /// - Throws: `ExitReason.usage` for what is none.
    func place(_ text: String) throws(ExitReason) -> Place {
        guard !text.isEmpty else { throw .usage("\(subject) is empty", hint: ways) }
        let name = Self.scheme(of: text)
        guard let name, let scheme = schemes.first(where: { $0.names.contains(name) }) else {
            if let name, let otherScheme { throw .usage("'\(name):' \(otherScheme)", hint: ways) }
            return folder(try OuterFolder(layout: layout, ways: ways).path(text))
        }
        let rest = String(text.dropFirst(name.count + 1))
        let written = WrittenPlace(layout: layout, scheme: name, rest: rest, ways: ways)
        if !rest.isEmpty, let place = try scheme.read(written) { return place }
        throw .usage("what stands after '\(name):' is no place", hint: ways)
    }

    /// Looks at a place as it is written.
    ///
    /// - Parameter text: filled in; one whose variables are missing is not to be looked at.
    /// - Returns: what is wrong with it; nil for one that may be used.
    func fault(in text: String) -> ExitReason? {
        do {
            _ = try place(text)
            return nil
        } catch {
            return error
        }
    }

    /// The word before the first colon, where it may be a scheme; `git://` begins an address of a repository.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.firstIndex(of: ":"), !text.hasPrefix("git://") else { return nil }
        let name = String(text[..<colon])
        return name.wholeMatch(of: /[a-z0-9+]+/) == nil ? nil : name
    }
}

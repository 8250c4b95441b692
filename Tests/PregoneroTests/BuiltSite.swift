import Foundation

/// A finished site as a visitor or a crawler meets it.
struct BuiltSite {
    let folder: URL
    /// All files by path, with their content.
    let files: [String: [UInt8]]

    init(folder: URL) throws {
        self.folder = folder
        var files: [String: [UInt8]] = [:]
        let root = folder.path(percentEncoded: false)
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for name in names where Self.isFile("\(root)/\(name)") {
            files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        self.files = files
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

    func text(_ path: String) -> String {
        String(decoding: files[path] ?? [], as: UTF8.self)
    }

    /// Pages whose text holds a string.
    func pages(containing text: String) -> [String] {
        pages.filter { self.text($0).contains(text) }
    }

    /// The start tags of a page. Pages are of our own making, with every value in double quotes, so splitting
    /// them is enough and, unlike a tokenizer built for debugging, quick over thousands of pages.
    func tags(of page: String) -> [(name: String, attributes: [String: String])] {
        Self.tags(in: text(page))
    }

    /// The start tags of a text.
    static func tags(in text: String) -> [(name: String, attributes: [String: String])] {
        text.components(separatedBy: "<").dropFirst().compactMap { part in
            guard let first = part.first, first.isLetter else { return nil }
            let tag = untilClosing(part)
            let name = String(tag.prefix { !" \n>/".contains($0) })
            let pieces = tag.components(separatedBy: "\"")
            var attributes: [String: String] = [:]
            for index in stride(from: 0, to: pieces.count - 1, by: 2) {
                let words = pieces[index].split { " \n=".contains($0) }
                for word in words.dropLast().dropFirst(index == 0 ? 1 : 0) {
                    attributes[String(word)] = ""
                }
                if let key = words.last { attributes[String(key)] = pieces[index + 1] }
            }
            return (name, attributes)
        }
    }

    /// The text of a tag up to the `>` that closes it; one in quotes closes nothing.
    private static func untilClosing(_ part: String) -> Substring {
        var isQuoted = false
        for index in part.indices {
            if part[index] == "\"" { isQuoted.toggle() }
            if part[index] == ">", !isQuoted { return part[..<index] }
        }
        return part[...]
    }

    /// Every internal link, source and anchor that leads nowhere, and every id that stands twice.
    ///
    /// - Parameter prefix: the path of the base address.
    /// - Returns: one line for each fault, with its page.
    func brokenLinks(prefix: String = "") -> [String] {
        let tags = Dictionary(uniqueKeysWithValues: pages.map { ($0, self.tags(of: $0)) })
        let ids = tags.mapValues { $0.compactMap { $0.attributes["id"] } }
        var problems: [String] = []
        for page in pages {
            let own = ids[page] ?? []
            if Set(own).count < own.count { problems.append("\(page): an id stands twice") }
            for address in Set((tags[page] ?? []).flatMap { Self.addresses(in: $0) }).sorted() {
                if let problem = problem(with: address, on: page, prefix: prefix, ids: ids) {
                    problems.append("\(page): \(problem)")
                }
            }
        }
        return problems
    }

    private static func addresses(
        in tag: (name: String, attributes: [String: String])
    ) -> [String] {
        if tag.name == "link", tag.attributes["rel"] == "canonical" { return [] }
        return [tag.attributes["href"], tag.attributes["src"]].compactMap(\.self)
    }

    private func problem(
        with address: String,
        on page: String,
        prefix: String,
        ids: [String: [String]]
    ) -> String? {
        if address.contains(":") { return nil }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? ""
        var target = page
        if !path.isEmpty {
            guard path.hasPrefix(prefix + "/") else { return "\(address) lacks the base path" }
            let relative = String(path.dropFirst(prefix.count + 1))
            target = path.hasSuffix("/") ? relative + "index.html" : relative
        }
        guard files[target] != nil else { return "\(address) leads nowhere" }
        guard parts.count > 1, target.hasSuffix(".html"), let fragment = parts.last else {
            return nil
        }
        return ids[target]?.contains(String(fragment)) == true
            ? nil : "\(address): no such anchor"
    }
}

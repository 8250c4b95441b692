import Basics
import Domain
import Foundation

/// Begins a Markdown file of the newsroom's own.
struct NewText {
    let layout: SiteLayout
    let folder: URL
    let title: String

    /// - Parameters:
    ///   - layout: where the site lies.
    ///   - folder: in which the file is to lie.
    ///   - title: its title.
    /// - Throws: `ExitReason` for a title of spaces.
    init(_ layout: SiteLayout, in folder: URL, title: String) throws(ExitReason) {
        guard !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            throw .usage("it needs a title")
        }
        self.layout = layout
        self.folder = folder
        self.title = title
    }

    /// Writes the file.
    ///
    /// - Parameters:
    ///   - key: that of its title.
    ///   - prefix: what stands in its name before the words of the title.
    ///   - suffix: what stands in it after them.
    ///   - fallback: its name where the title gives none.
    ///   - lines: further lines of the front matter.
    /// - Returns: the file.
    /// - Throws: `ExitReason` when it is there already or cannot be written.
    func write(
        key: String = "title",
        prefix: String = "",
        suffix: String = "",
        fallback: String,
        _ lines: [(key: String, value: String)]
    ) throws(ExitReason) -> URL {
        let slug = Slug.make(title, limit: 60)
        let name = prefix + (slug.isEmpty ? fallback : slug) + suffix
        let file = try freeFile(name, isNamed: !slug.isEmpty)
        let head = ([(key, Self.quoted(title))] + lines).map { "\($0.0): \($0.1)\n" }.joined()
        var new = NewFiles()
        do {
            try new.write("---\n\(head)---\n\n", to: file)
        } catch {
            new.takeBack()
            throw .buildFailed(
                "\(layout.name(of: file)): the file cannot be written: \(SystemReason.of(error))"
            )
        }
        return file
    }

    /// A text in YAML, whatever is in it.
    static func quoted(_ text: String) -> String {
        let line = text.replacing(/\s+/, with: " ").unicodeScalars.filter { scalar in
            let properties = scalar.properties
            return properties.generalCategory != .control && !properties.isNoncharacterCodePoint
        }
        return String(String.UnicodeScalarView(line)).doubleQuoted
    }

    /// A title that gives no name shares one with others and takes a number.
    private func freeFile(_ name: String, isNamed: Bool) throws(ExitReason) -> URL {
        var number = 1
        while true {
            let suffix = number == 1 ? "" : "-\(number)"
            let file = folder.appending(path: "\(name)\(suffix).md", directoryHint: .notDirectory)
            guard FileManager.default.fileExists(atPath: file.filePath) else { return file }
            guard !isNamed else { throw .usage("\(layout.name(of: file)) is there already") }
            number += 1
        }
    }
}

extension SiteSettings {
    /// The language that a person named, or the first one of the site.
    ///
    /// - Throws: `ExitReason` for one that the site does not have.
    func language(named name: String?) throws(ExitReason) -> Language {
        guard let name else { return firstLanguage }
        if let known = languages.first(where: { $0.tag == name.lowercased() }) { return known }
        throw .usage(
            "'\(name)' is no language of the site; known: "
                + languages.map(\.tag).joined(separator: ", ")
        )
    }
}

import Basics
import Domain
import Markdown

/// The tags and authors that own articles name: warns of what is no name, and of what is written in several ways.
final class LabelNames {
    /// The ids of the authors who have a file.
    private let authorIDs: [String]
    /// What has a file.
    private let filed: Set<Label>
    /// How each label was first spelt, and where.
    private var spellings: [Label: (name: String, file: String)] = [:]

    /// - Parameters:
    ///   - authors: the files of authors, by their names.
    ///   - topics: those of topics.
    init(authors: [String], topics: [String]) {
        authorIDs = Set(authors.map(Self.id)).sorted()
        filed = Set(
            authors.map { Label(.author, id: Self.id(of: $0)) }
                + topics.map { Label(.topic, id: Self.id(of: $0)) }
        )
    }

    /// The id that the name of a file gives: `ana-soto.en.md` → `ana-soto`.
    static func id(of file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// The tags of an article: what some keys of its head name, each once.
    func tags(_ fields: FrontMatterFields, of keys: [String]) -> [String] {
        names(.topic, of: keys, fields)
    }

    /// Whoever wrote an article, as some keys of its head say.
    func authors(_ fields: FrontMatterFields, of keys: [String]) -> [String] {
        let names = names(.author, of: keys, fields)
        for name in names where isID(name) && !authorIDs.contains(name) {
            let near = NearestName.of(name, in: authorIDs)
            fields.warn(
                keys.first { fields.document.line(of: $0) != nil } ?? "",
                "there is no author '\(name)'",
                hint: near.map { "did you mean '\($0)'?" }
                    ?? "write the name, or begin Content/authors/\(name).md"
            )
        }
        return names
    }

    /// Whether it is written as the name of a file, where there are files of authors.
    private func isID(_ name: String) -> Bool {
        !authorIDs.isEmpty && name.contains("-") && Slug.make(name, limit: name.count) == name
    }

    private func names(
        _ kind: Label.Kind,
        of keys: [String],
        _ fields: FrontMatterFields
    ) -> [String] {
        var seen: Set<Label> = []
        let names = keys.flatMap { key in
            warnOfList(kind, key, fields)
            let texts = fields.texts(key)
            fields.warnOfQuotes(key, texts)
            return texts.filter { name in
                guard name.contains(where: { !$0.isWhitespace }) else { return false }
                guard name.count <= Label.longestName else {
                    fields.warn(
                        key,
                        "'\(name.prefix(24))…' has \(name.count) characters; it is left out",
                        hint: "a name has at most \(Label.longestName)"
                    )
                    return false
                }
                let label = Label(kind, named: name)
                if kind == .topic { compare(name, label, key, fields) }
                return seen.insert(label).inserted
            }
        }
        if names.count > Label.mostOfOne, let key = keys.first {
            fields.warn(
                key,
                "the article has \(names.count) of them; those behind the \(Label.mostOfOne)th are left out",
                hint: "each makes a page and a feed of its own"
            )
        }
        return Array(names.prefix(Label.mostOfOne))
    }

    /// Warns of a single text that looks like several names.
    private func warnOfList(_ kind: Label.Kind, _ key: String, _ fields: FrontMatterFields) {
        guard let text = fields.oneForSeveral(key), !filed.contains(Label(kind, named: text)) else {
            return
        }
        fields.warnOfList(key, text)
    }

    private func compare(_ name: String, _ label: Label, _ key: String, _ fields: FrontMatterFields)
    {
        guard let known = spellings[label] else {
            spellings[label] = (name, fields.document.path)
            if Slug.make(name, limit: Label.longestName).isEmpty {
                fields.warn(
                    key,
                    "'\(name)' has no letter that an address can spell: its page is '\(label.id)'",
                    hint:
                        "begin a file in Content/topics, whose name is the address, with 'name: \(name)'"
                )
            }
            return
        }
        guard known.name != name else { return }
        fields.warn(
            key,
            "the tag '\(name)' is '\(known.name)' in \(known.file): both are one topic",
            hint: "write it in the same way everywhere"
        )
    }
}

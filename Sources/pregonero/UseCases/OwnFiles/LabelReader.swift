import Basics
import Domain
import Foundation
import HTMLCleaning
import Markdown
import Pages

/// Reads what the newsroom says of topics and authors: `Content/topics/<id>.md`, `Content/authors/<id>.en.md`.
struct LabelReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let references: TextReferences
    let markdown: MarkdownText
    /// Those of the last build.
    let kept: FormerTexts
    /// Of pictures of elsewhere, by their addresses.
    let copies: [String: PictureCopy]

    private static let keys: [Label.Kind: Set<String>] = [
        .topic: [
            "name", "language", "summary", "picture", "alt", "caption", "credit", "license",
            "synonyms", "pinned", "feed",
        ],
        .author: [
            "name", "language", "portrait", "alt", "role", "town", "links", "fediverse",
            "otherNames", "feed",
        ],
    ]

    /// - Parameters:
    ///   - kind: of what the files tell.
    ///   - folder: where they are.
    ///   - faults: is told of what is wrong with single files; what was shown of them stays.
    /// - Returns: the texts with the addresses of pictures of elsewhere that each names.
    func read(
        _ kind: Label.Kind,
        _ folder: OwnFolder,
        faults: FileFaults
    ) async -> [(text: WrittenLabel, named: [String])] {
        var texts: [(text: WrittenLabel, named: [String])] = []
        var known: [String: String] = [:]
        // A person can mend only what stands in the files now.
        var former: Set<String> = []
        for file in folder.files {
            let path = layout.name(of: file)
            let shown = await kept.shown(of: file, path: path, faults: faults) { text, log in
                let found = await label(kind, file, text, path: path, log: log)
                if let text = found?.text, let other = known[Self.key(of: text)] {
                    log.add(Self.twice(text, other))
                }
                return found
            }
            guard let shown else { continue }
            if shown.isFormer { former.insert(path) }
            known[Self.key(of: shown.content.text)] = path
            texts.append(shown.content)
        }
        faults.add(Self.nameless(texts.map(\.text), besides: former))
        faults.add(Self.taken(texts.map(\.text), besides: former))
        return texts
    }

    /// Of which there is one file.
    private static func key(of text: WrittenLabel) -> String {
        "\(text.label.id) \(text.language)"
    }

    /// Names those that have no name in any language.
    ///
    /// - Parameters:
    ///   - texts: all that there are.
    ///   - former: the files of which nothing is told, since what is shown of them is not what stands in them.
    /// - Returns: a warning for each.
    private static func nameless(
        _ texts: [WrittenLabel],
        besides former: Set<String>
    ) -> [Diagnostic] {
        var known = Set(texts.filter { $0.name != nil }.map(\.label))
        let current = texts.filter { !former.contains($0.file) }
        return current.filter { known.insert($0.label).inserted }.map { text in
            Diagnostic(
                .warning,
                "the \(text.label.kind.rawValue) has no name, and is called as articles write it, "
                    + "else '\(text.label.id)'",
                path: text.file,
                hint: "add 'name: …' to its head"
            )
        }
    }

    /// Names the other names by which nobody is known, since they are those of another file.
    ///
    /// - Parameters:
    ///   - texts: all that there are.
    ///   - former: the files of which nothing is told, since what is shown of them is not what stands in them.
    /// - Returns: a warning for each.
    private static func taken(
        _ texts: [WrittenLabel],
        besides former: Set<String>
    ) -> [Diagnostic] {
        var owners = Dictionary(texts.map { ($0.label, $0) }) { first, _ in first }
        var found: [Diagnostic] = []
        for text in texts {
            for name in text.otherNames {
                let label = Label(text.label.kind, named: name)
                guard let owner = owners[label] else {
                    owners[label] = text
                    continue
                }
                guard owner.label != text.label, !former.contains(text.file) else { continue }
                found.append(
                    Diagnostic(
                        .warning,
                        "'\(name)' is a name of \(owner.file) already, and stays one of that alone",
                        path: text.file,
                        hint: "take it out of one of the two"
                    )
                )
            }
        }
        return found
    }

    private func label(
        _ kind: Label.Kind,
        _ file: URL,
        _ text: String,
        path: String,
        log: DiagnosticLog
    ) async -> (text: WrittenLabel, named: [String])? {
        guard text.contains(where: { !$0.isWhitespace }) else {
            let hint = "write 'name: …' into its head, or delete it"
            log.add(Diagnostic(.error, "it is empty", path: path, hint: hint))
            return nil
        }
        guard
            let document = FrontMatterFile.read(
                text,
                path: path,
                known: Self.keys[kind] ?? [],
                log: log
            )
        else { return nil }
        let fields = FrontMatterFields(document: document, log: log)
        let id = LabelNames.id(of: file.lastPathComponent)
        guard !id.isEmpty, Slug.make(id, limit: Label.longestName) == id else {
            log.add(
                Diagnostic(
                    .error,
                    "'\(id)' is no address",
                    path: path,
                    hint: "name the file with lower-case letters, digits and hyphens only"
                )
            )
            return nil
        }
        guard let language = language(of: file, fields) else { return nil }
        let inserts = references.check(document, in: language, path: path, log: log)
        let body = await markdown.text(document.body, inserts: inserts, copies: copies)
        let written = WrittenLabel(
            file: path,
            label: Label(kind, id: id),
            language: language,
            name: name(fields),
            otherNames: otherNames(fields, key: kind == .topic ? "synonyms" : "otherNames"),
            summary: fields.text("summary")?.nonBlank,
            html: body.html,
            picture: fields.picture(
                in: layout.content,
                references.pictures,
                key: kind == .topic ? "picture" : "portrait"
            ),
            pictures: body.copies,
            author: kind == .author ? facts(fields) : nil,
            pinned: fields.texts("pinned").map {
                NamedArticle(
                    $0,
                    line: document.line(of: "pinned") ?? 1,
                    baseURL: settings.baseURL
                )
            },
            feedContent: feedContent(fields)
        )
        return (written, body.named)
    }

    private func name(_ fields: FrontMatterFields) -> String? {
        guard let name = fields.text("name")?.nonBlank else { return nil }
        fields.tellQuotes("name", [name])
        return name
    }

    private func otherNames(_ fields: FrontMatterFields, key: String) -> [String] {
        let names = fields.texts(key)
        if let text = fields.oneForSeveral(key) { fields.tellList(key, text) }
        fields.tellQuotes(key, names)
        return names
    }

    private func feedContent(_ fields: FrontMatterFields) -> FeedContent? {
        guard let name = fields.text("feed") else { return nil }
        let content = FeedContent(rawValue: name)
        if content == nil {
            let names = FeedContent.allCases.map(\.rawValue)
            fields.warn(
                "feed",
                "'feed' cannot be '\(name)'",
                hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                    ?? "one of: \(names.joined(separator: ", "))"
            )
        }
        return content
    }

    /// That which the head or the name of the file says, else the first one of the site.
    private func language(of file: URL, _ fields: FrontMatterFields) -> Language? {
        let parts = file.lastPathComponent.split(separator: ".").map(String.init)
        let named = parts.count > 2 ? Language(parts[1]) : nil
        let language = fields.language("language") ?? named ?? settings.firstLanguage
        return fields.isOfSite(language, at: "language", settings) ? language : nil
    }

    private func facts(_ fields: FrontMatterFields) -> AuthorFacts {
        let links = fields.texts("links").filter { link in
            if link.hasPrefix("https://") || link.hasPrefix("http://") { return true }
            fields.warn(
                "links",
                "'\(link)' is no address of the web",
                hint: "write it whole, as https://social.example/@ana"
            )
            return false
        }
        let account = fields.text("fediverse")
        let isAccount = account.map { $0.wholeMatch(of: /@[\w.-]+@[\w.-]+\.\w+/) != nil } ?? true
        if let account, !isAccount {
            fields.warn(
                "fediverse",
                "'\(account)' is no account of the fediverse",
                hint: "write it as @ana@social.example"
            )
        }
        return AuthorFacts(
            role: fields.text("role")?.nonBlank,
            town: fields.text("town")?.nonBlank,
            links: links,
            fediverse: isAccount ? account : nil
        )
    }

    private static func twice(_ text: WrittenLabel, _ other: String) -> Diagnostic {
        Diagnostic(
            .error,
            "\(other) has the id '\(text.label.id)' in '\(text.language)' too",
            path: text.file,
            hint: "name one of the files otherwise, or say another 'language' in it"
        )
    }
}

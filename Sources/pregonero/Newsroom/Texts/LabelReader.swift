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

    /// - Parameters:
    ///   - folder: where they are.
    ///   - heads: reads what their heads say.
    ///   - faults: gets what is wrong with single files; what was shown of them stays.
    /// - Returns: the texts with the addresses of pictures of elsewhere that each names.
    func read(
        _ folder: OwnFolder,
        _ heads: some LabelHeadReader,
        faults: FileFaults
    ) async -> [(text: WrittenLabel, named: [String])] {
        var texts: [(text: WrittenLabel, named: [String])] = []
        var known: [String: String] = [:]
        // A person can mend only what stands in the files now.
        var former: Set<String> = []
        for file in folder.files {
            let path = layout.name(of: file)
            let shown = await kept.shown(of: file, path: path, faults: faults) { text, log in
                let found = await label(heads, file, text, path: path, log: log)
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
    ///   - former: the files of which nothing is reported, since what is shown of them is not what stands in them.
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
    ///   - former: the files of which nothing is reported, since what is shown of them is not what stands in them.
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
        _ heads: some LabelHeadReader,
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
        guard let document = FrontMatterFile.read(text, path: path, known: heads.keys, log: log)
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
        let head = heads.head(fields)
        let written = WrittenLabel(
            file: path,
            label: Label(heads.kind, id: id),
            language: language,
            name: head.name,
            otherNames: head.otherNames,
            summary: head.summary,
            html: body.html,
            picture: head.picture,
            pictures: body.copies,
            author: head.author,
            pinned: head.pinned,
            feedContent: head.feedContent
        )
        return (written, body.named)
    }

    /// That which the head or the name of the file says, else the first one of the site.
    private func language(of file: URL, _ fields: FrontMatterFields) -> Language? {
        let parts = file.lastPathComponent.split(separator: ".").map(String.init)
        let named = parts.count > 2 ? Language(parts[1]) : nil
        let language = fields[TextHead.language] ?? named ?? settings.firstLanguage
        return fields.isOfSite(language, at: TextHead.language.name, settings) ? language : nil
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

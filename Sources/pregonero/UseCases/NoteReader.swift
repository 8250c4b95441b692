import Domain
import Foundation
import Markdown
import Presentation

/// Reads the notes of `Content/notes`, each named after what it is about: `match-<id>.md`.
struct NoteReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let pictures: PictureReferences
    let markdown: MarkdownText
    /// Of pictures of elsewhere, by their addresses.
    let copies: [String: PictureCopy]

    private static let keys: Set<String> = ["author", "language"]

    /// - Returns: the notes with the addresses of pictures of elsewhere that each names.
    func read() async throws -> [(note: EditorNote, named: [String])] {
        let log = DiagnosticLog()
        var notes: [(note: EditorNote, named: [String])] = []
        for file in ContentFiles.markdown(in: layout.notes) {
            if let note = await note(file, log: log) { notes.append(note) }
        }
        guard log.errors.isEmpty else { throw ContentFailure(diagnostics: log.diagnostics) }
        return notes
    }

    private func note(
        _ file: URL,
        log: DiagnosticLog
    ) async -> (note: EditorNote, named: [String])? {
        let path = layout.name(of: file)
        guard let document = FrontMatterFile.read(file, path: path, known: Self.keys, log: log)
        else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = EntityKind(rawValue: parts[0]) else {
            log.add(Self.unnamed(name, path: path))
            return nil
        }
        pictures.missing(in: document.body, path: path, from: document.bodyLine).forEach(log.add)
        let fields = FrontMatterFields(document: document, log: log)
        let text = await markdown.text(document.body, copies: copies)
        let note = EditorNote(
            file: path,
            kind: kind,
            identity: parts[1],
            author: fields.text("author"),
            language: fields.language("language") ?? settings.firstLanguage,
            html: text.html,
            pictures: text.copies
        )
        return (note, text.named)
    }

    private static func unnamed(_ name: String, path: String) -> Diagnostic {
        let kinds = EntityKind.allCases.map(\.rawValue)
        let first = String(name.prefix { $0 != "-" })
        return Diagnostic(
            .error,
            "'\(name)' does not say what the note is about",
            path: path,
            hint: NearestName.of(first, in: kinds).map { "did you mean '\($0)-…'?" }
                ?? "name it <type>-<id>.md; types: \(kinds.joined(separator: ", "))"
        )
    }
}

extension NoteReader {
    /// Notes on what no source has brought, or has withdrawn.
    static func astray(_ notes: [EditorNote], in edition: any EditionReading) throws -> [Diagnostic]
    {
        var known: [EntityKind: [String]] = [:]
        for kind in Set(notes.map(\.kind)) {
            known[kind] = try edition.entities(of: kind).map(\.identity)
        }
        return notes.compactMap { note in
            let ids = known[note.kind] ?? []
            guard !ids.contains(note.identity) else { return nil }
            return Diagnostic(
                .warning,
                "there is no \(note.kind.rawValue) '\(note.identity)' that the note could be about",
                path: note.file,
                hint: NearestName.of(note.identity, in: ids).map { "did you mean '\($0)'?" }
            )
        }
    }
}

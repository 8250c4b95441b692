import Basics
import Domain
import Foundation
import Markdown
import Presentation

/// Reads the notes of `Content/notes`, each named after what it is about: `match-<id>.md`.
struct NoteReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let references: TextReferences
    let markdown: MarkdownText
    /// Of pictures of elsewhere, by their addresses.
    let copies: [String: PictureCopy]

    /// - Parameters:
    ///   - folder: where the notes are.
    ///   - faults: gets what is wrong with single files.
    /// - Returns: the notes with the addresses of pictures of elsewhere that each names.
    func read(
        _ folder: OwnFolder,
        faults: FileFaults
    ) async -> [(note: EditorNote, named: [String])] {
        var notes: [(note: EditorNote, named: [String])] = []
        for file in folder.files {
            let path = layout.name(of: file)
            guard let text = faults.text(of: file, path: path) else { continue }
            let log = DiagnosticLog()
            let note = await note(file, text, path: path, log: log)
            if faults.settle(log), let note { notes.append(note) }
        }
        return notes
    }

    private func note(
        _ file: URL,
        _ text: String,
        path: String,
        log: DiagnosticLog
    ) async -> (note: EditorNote, named: [String])? {
        guard let document = FrontMatterFile.read(text, path: path, known: NoteHead.keys, log: log)
        else { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = EntityKind(rawValue: parts[0]) else {
            log.add(Self.unnamed(name, path: path))
            return nil
        }
        let fields = FrontMatterFields(document: document, log: log)
        let language = fields[TextHead.language] ?? settings.firstLanguage
        let inserts = references.check(document, in: language, path: path, log: log)
        let body = await markdown.text(document.body, inserts: inserts, copies: copies)
        let note = EditorNote(
            file: path,
            kind: kind,
            identity: parts[1],
            author: fields[NoteHead.author],
            language: language,
            html: body.html,
            pictures: body.copies
        )
        return (note, body.named)
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

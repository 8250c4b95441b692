import Basics
import Domain
import Foundation
import HTMLCleaning
import Markdown
import SourceKinds

/// Reads the newsroom's own events from `Content/events`: what a head says is what a row of data says, and the text is what
/// is said of it.
struct OwnEventReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let markdown: MarkdownText
    /// Whether what is no more than begun is shown.
    let showsDrafts: Bool

    /// - Parameters:
    ///   - folder: where they are.
    ///   - faults: gets what is wrong with single files; what was published of them stays.
    /// - Returns: every event that is to be shown, and the identities of those that cannot be read.
    func read(
        _ folder: OwnFolder,
        faults: FileFaults
    ) async -> (entities: [ReceivedEntity], untold: Set<String>) {
        var entities: [ReceivedEntity] = []
        var untold: Set<String> = []
        for (name, file) in zip(folder.names, folder.files) {
            let identity = "events/\(name.dropLast(".md".count))"
            let path = layout.name(of: file)
            guard let text = faults.text(of: file, path: path) else {
                untold.insert(identity)
                continue
            }
            let log = DiagnosticLog()
            let language = language(of: file)
            let entity = await entity(
                text,
                identity: identity,
                path: path,
                language: language,
                log: log
            )
            TextName.astray(file, path: path, as: language, in: settings).map(log.add)
            guard faults.settle(log) else {
                untold.insert(identity)
                continue
            }
            if let entity { entities.append(entity) }
        }
        return (entities, untold)
    }

    /// The key `language` says in which it is held.
    private func language(of file: URL) -> Language {
        let ending = Language(file.deletingPathExtension().pathExtension)
        return settings.languages.contains(ending) ? ending : settings.firstLanguage
    }

    private static let example =
        "begin the file with '---', 'title: …', 'start: 2026-11-21 20:45' and another '---'"

    /// Nil for a draft that is not shown, and for what is no event, which is reported.
    private func entity(
        _ text: String,
        identity: String,
        path: String,
        language: Language,
        log: DiagnosticLog
    ) async -> ReceivedEntity? {
        let document: FrontMatterDocument
        do {
            document = try FrontMatterDocument.parse(text, path: path)
        } catch {
            log.add(Diagnostic(frontMatter: error))
            return nil
        }
        for loss in document.losses { log.add(Diagnostic(frontMatter: loss).with(.warning)) }
        let fields = FrontMatterFields(document: document, log: log)
        if fields.flag("draft") ?? false, !showsDrafts { return nil }
        for key in ["title", "start"] where document.fields[key].isNothing {
            fields.error(key, "the event has no \(key)", hint: Self.example)
            return nil
        }
        warnOfNames(fields)
        let body = await markdown.text(document.body, copies: [:]).html
        EventTextLosses(document, html: body, path: path).diagnostics.forEach(log.add)
        let head = document.fields
            .map {
                OwnEvent.Field(
                    key: $0.key,
                    value: JSONValue($0.value),
                    line: document.line(of: $0.key)
                )
            }
            .sorted { ($0.line ?? 0, $0.key) < ($1.line ?? 0, $1.key) }
        let event = OwnEvent(
            head,
            html: body,
            path: path,
            language: language,
            timeZone: settings.timeZone,
            contentFolder: layout.content
        )
        event.diagnostics.forEach(log.add)
        guard let found = event.event else {
            if log.errors.isEmpty {
                fields.error("start", "nobody can say when the event is", hint: Self.example)
            }
            return nil
        }
        return ReceivedEntity(identity: identity, entity: Entity.event(found).plausible)
    }
}

extension OwnEventReader {
    /// Warns of categories that are written as nothing of the sort.
    private func warnOfNames(_ fields: FrontMatterFields) {
        for key in ["categories", "category"] {
            // `|` parts several.
            if let text = fields.oneForSeveral(key), !text.contains("|") {
                fields.warnOfList(key, text)
            }
            switch fields.document.fields[key] {
            case .string, .list: fields.warnOfQuotes(key, fields.texts(key))
            default: break
            }
        }
    }
}

extension FrontMatterValue? {
    /// Whether a key says nothing.
    fileprivate var isNothing: Bool {
        switch self {
        case nil, .null: true
        case .string(let text): text.allSatisfy(\.isWhitespace)
        default: false
        }
    }
}

extension JSONValue {
    /// A value of a head, whose words stay as they were written.
    fileprivate init(_ value: FrontMatterValue) {
        switch value {
        case .null: self = .null
        case .string, .number, .bool, .date: self = value.text.map { .text($0) } ?? .null
        case .list(let values): self = .list(values.map { JSONValue($0) })
        case .map(let values):
            self = .object(values.sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) })
        }
    }
}

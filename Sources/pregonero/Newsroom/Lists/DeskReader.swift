import Basics
import Domain
import Foundation
import Markdown

/// Reads `Content/desk.yaml`: what the newsroom chose by hand for single articles.
struct DeskReader {
    let layout: SiteLayout
    let settings: SiteSettings

    /// What an entry may say beside its article, by the key above it.
    private static let keys: [String: [String]] = [
        "lead": [], "alert": [], "hide": [], "pin": ["place"], "retitle": ["title"],
        "section": ["section"], "boost": ["by"], "split": [], "join": ["to"],
    ]

    /// A mistake in it ends the build, since nobody knows what it was to say.
    ///
    /// - Parameter faults: gets what is wrong.
    /// - Returns: its choices; none where there is no such file.
    func read(_ faults: FileFaults) -> Desk {
        let path = layout.name(of: layout.desk)
        guard !FileAccess.isMissing(layout.desk.filePath) else { return Desk() }
        let log = DiagnosticLog()
        defer { faults.add(log.diagnostics) }
        guard let root = YAMLFile.read(layout.desk, path: path, log: log), !root.isMissing else {
            return Desk(file: path)
        }
        let values = root.mapping(known: Self.keys.keys.sorted())
        let entries = values.flatMap { key, node -> [Desk.Entry] in
            if node.isMissing { return [] }
            return (node.isList ? node.list() : [node]).compactMap { entry($0, of: key) }
        }
        return Desk(entries.sorted { $0.article.line < $1.article.line }, file: path)
    }

    private func entry(_ node: ConfigurationNode, of key: String) -> Desk.Entry? {
        let further = Self.keys[key] ?? []
        let values =
            node.isMapping
            ? node.mapping(known: ["article", "until"] + further) : ["article": node]
        guard let named = values["article"], let text = named.text() else {
            if values["article"] == nil {
                node.error(
                    "the entry names no article",
                    hint: "add 'article: …' with its address, the name of its file, or its id"
                )
            }
            return nil
        }
        for key in further where values[key] == nil {
            node.error("the entry has no '\(key)'", hint: "write {article: \(text), \(key): …}")
            return nil
        }
        guard let choice = choice(key, values) else { return nil }
        if let block = choice.block, !settings.front.has(block) {
            named.warning(
                "'\(key)' chooses for the block '\(block.rawValue)', which the front page has not",
                hint: "add it to 'front' of \(layout.name(of: layout.configuration))"
            )
        }
        let article = NamedArticle(text, line: named.line, baseURL: settings.baseURL)
        guard let until = values["until"] else { return Desk.Entry(article, choice) }
        guard let date = date(until) else { return nil }
        return Desk.Entry(article, choice, until: date)
    }

    private func choice(_ key: String, _ values: [String: ConfigurationNode]) -> Desk.Choice? {
        switch key {
        case "lead": return .lead
        case "alert": return .alert
        case "hide": return .hide
        case "split": return .split
        case "join":
            guard let node = values["to"], let name = node.text() else { return nil }
            return .join(NamedArticle(name, line: node.line, baseURL: settings.baseURL))
        case "pin":
            guard let node = values["place"], let place = node.whole(atLeast: 1) else { return nil }
            if place <= 2 { return .pin(place) }
            node.error("there is no place \(place) beside the lead", hint: "place: 1 or 2")
            return nil
        case "retitle":
            guard let node = values["title"], let title = node.text() else { return nil }
            if title.nonBlank != nil { return .retitle(title) }
            node.error(
                "'\(node.name)' has no value",
                hint: "write the headline of the front page, or leave the entry out"
            )
            return nil
        case "boost": return values["by"]?.whole(atLeast: 1).map { .boost($0) }
        default:
            guard let node = values["section"], let name = node.text() else { return nil }
            if let section = settings.sections.named(name) { return .section(section.id) }
            node.error(
                "there is no section '\(name)'",
                hint: "sections: \(settings.sections.map(\.id.text).joined(separator: ", "))"
            )
            return nil
        }
    }

    private func date(_ node: ConfigurationNode) -> Date? {
        guard let text = node.text() else { return nil }
        if let date = FrontMatterDate.parse(text, timeZone: settings.timeZone) { return date }
        node.error(
            "'until' must be a date, not '\(text)'",
            hint: "write 2026-11-22, 2026-11-22 08:00 or 2026-11-22T08:00:00+01:00"
        )
        return nil
    }
}

extension Desk.Choice {
    /// The block of the front page without which it is seen nowhere.
    fileprivate var block: FrontBlock.Kind? {
        switch self {
        case .lead, .pin: .lead
        case .alert: .alert
        default: nil
        }
    }
}

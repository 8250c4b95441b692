import Domain
import Presentation
import TemplateModels

/// What is on next, for the front page.
enum AgendaBoard: FrontBlockContent {
    static let block = FrontBlock.Kind.agenda
    static let field = "agenda"
    private static let most = 6

    static func inputs(in draft: SiteDraft) throws -> [PageInput] {
        guard draft.settings.front.has(block) else { return [] }
        let register = try draft.material.value(of: Agenda(draft.material)).register
        return register.coming.isEmpty ? [] : [.agenda(register.first(most))]
    }

    static func model(_ reading: PageReading) throws -> AgendaBoardModel? {
        guard let part = try? reading.agenda() else { return nil }
        return AgendaBoardModel(part, in: reading.language, context: reading.context)
    }
}

/// What is on next, as the front page's template reads it.
struct AgendaBoardModel: TemplateModel, Hashable {
    private let address: String
    private let mark: String
    /// Takes off what is over.
    private let script: String
    private let rows: [AgendaRowModel]

    init(_ part: AgendaPart, in language: Language, context: SiteContext) {
        let words = EventFormatter(language: language, context: context)
        address = context.link(.agenda, in: language)
        mark = context.mark("g-cal")
        script = context.script("agenda.js")
        rows = part.entries.map { AgendaRowModel($0, on: nil, words) }
    }

    static let fields: TemplateFields<AgendaBoardModel> = [
        .text("address", \.address),
        .text("mark", \.mark),
        .text("script", \.script),
        .list("rows", \.rows),
    ]
}

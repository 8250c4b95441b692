import Domain
import Foundation
import Presentation
import TemplateModels

/// How one source stands, in words.
struct SourceStatusModel: TemplateModel {
    let source: LinkModel
    let condition: String
    /// For the colour of the line, which is never the only cue.
    let isWell: Bool
    let facts: [FactModel]
    /// What had to be read around, as the reader says it.
    let remarks: [RemarkModel]
    let remarksTitle: String

    /// What it brought on each of the last days.
    let strokes: DayStrokesModel?
    /// How long its answers took on each of them, and on average.
    let course: DayPaceModel?
    let pace: String?
    let total: String?
    let newest: String?
    let failures: String

    init(
        _ status: SourceStatus,
        volume: SourceVolume? = nil,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        source = LinkModel(
            title: context.distinctTitle(of: status.source, in: place.language),
            address: context.sourceHome(status.source),
            isExternal: true
        )
        condition = catalogue[Self.key(status.condition)]
        isWell = status.condition == .ok
        let words = SourceStatusFormatter(context: context, language: place.language)
        strokes = volume?.strokes
        course = volume?.pace
        pace = status.record?.milliseconds.map { words.duration($0) }
        total = volume.flatMap { $0.total > 0 ? catalogue.text(.newsCount, count: $0.total) : nil }
        newest = volume?.newest.map { catalogue.dayShort($0) }
        failures = catalogue.number(status.failures)
        facts = words.facts(of: status)
        remarks = (status.reading?.remarks ?? []).map(RemarkModel.init)
        remarksTitle = catalogue.text(.entriesRepaired, count: remarks.count)
    }

    private static func key(_ condition: SourceCondition) -> TextKey {
        switch condition {
        case .ok: .conditionOk
        case .stale: .conditionStale
        case .sample: .conditionSample
        case .empty: .conditionEmpty
        case .gone: .conditionGone
        }
    }

    static let fields: TemplateFields<SourceStatusModel> = [
        .model("source", \.source),
        .text("condition", \.condition),
        .flag("isWell", \.isWell),
        .model("strokes", \.strokes),
        .model("course", \.course),
        .text("pace", \.pace),
        .text("total", \.total),
        .text("newest", \.newest),
        .text("failures", \.failures),
        .list("facts", \.facts),
        .flag("hasRemarks") { !$0.remarks.isEmpty },
        .list("remarks", \.remarks),
        .text("remarksTitle", \.remarksTitle),
    ]
}

/// One thing that a reader of feeds had to say, in its own language.
struct RemarkModel: TemplateModel {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static let fields: TemplateFields<RemarkModel> = [.text("text", \.text)]
}

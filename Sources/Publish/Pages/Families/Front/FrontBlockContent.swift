import Domain
import TemplateModels

/// What a family puts on the front page.
protocol FrontBlockContent: Sendable {
    associatedtype Model: TemplateModel

    /// Where `site.front` puts it.
    static var block: FrontBlock.Kind { get }
    /// The name under which the front page's template finds it.
    static var field: String { get }
    /// What it is made from.
    static func inputs(in draft: SiteDraft) throws -> [PageInput]

    /// Nil where there is nothing to show.
    static func model(_ reading: PageReading) throws -> Model?
}

/// What the families put on one front page, as its template reads it.
struct FrontBlockRecords: Sendable {
    private let records: [String: TemplateRecord]
    private let blocks: Set<FrontBlock.Kind>

    /// A front page without any.
    init() {
        records = [:]
        blocks = []
    }

    init(_ reading: PageReading) throws {
        var records: [String: TemplateRecord] = [:]
        var blocks: Set<FrontBlock.Kind> = []
        for content in PageFamilies.frontBlocks {
            guard let record = try content.record(reading) else { continue }
            records[content.field] = record
            blocks.insert(content.block)
        }
        self.records = records
        self.blocks = blocks
    }

    func has(_ block: FrontBlock.Kind) -> Bool { blocks.contains(block) }

    /// The names of all blocks, for the template of the front page.
    static func fields<Model: TemplateModel>(
        _ value: @escaping @Sendable (Model) -> FrontBlockRecords
    ) -> [TemplateField<Model>] {
        PageFamilies.frontBlocks.map { content in
            let name = content.field
            return TemplateField(name: name, kind: .model(content.schema)) { model in
                value(model).records[name].map { .model($0) } ?? .absent
            }
        }
    }
}

extension FrontBlockContent {
    fileprivate static var schema: TemplateSchema { Model.templateSchema }

    fileprivate static func record(_ reading: PageReading) throws -> TemplateRecord? {
        try model(reading)?.templateRecord
    }
}

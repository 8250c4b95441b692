import Domain
import Presentation

/// A page of a type that the site adds.
struct PageTypeContent: PageContent {
    let type: String
    /// The row that the page shows; nil for all or none.
    var row: Int?
    /// The number of a page of a list; nil for the list's own address.
    var number: Int?

    var name: String { number == nil ? "type-\(type)" : "type-\(type)-page" }
    var kind: PageKind { .pages }
    var stage: WritingStage {
        if row != nil { return .leaves }
        return number == nil ? .lists : .numberedLists
    }
    var isIndexed: Bool { number == nil }

    /// Whose page it is, for messages.
    func owner(in type: PageType) -> String {
        if let row, let data = type.data {
            let line = data.rows[row].line.map { ":\($0)" } ?? ", row \(row + 1)"
            return "\(type.file) with \(data.file)\(line)"
        }
        return number.map { "\(type.file), page \($0)" } ?? type.file
    }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let types = try reading.pageTypes()
        let (type, row) = types[0]
        let context = reading.context
        let addresses = PageTypeAddresses(type: type, context: context)
        func path(_ number: Int?) -> String {
            addresses.path(in: reading.language, number: number)
        }
        var shown = PageTypePage.Shown()
        shown.rowPages = types.dropFirst().first?.type
        switch type.listing {
        case .nothing: break
        case .articles:
            let (articles, position) = try reading.listPage(at: path)
            shown.articles = articles
            shown.position = position
        case .entities(let kind, let source):
            let listed = try reading.value(
                of: ListedEntities(type: type, kind: kind, source: source)
            )
            shown.entities =
                shown.take(type, number, of: listed[reading.language] ?? [], at: path)
                .compactMap { ListedEntityModel($0, in: reading.language, context: context) }
        case .rows:
            let indices = Array((type.data?.rows ?? []).indices)
            shown.rows = shown.take(type, number, of: indices, at: path)
        case .eachRow:
            shown.row = row
        }
        return PageTypePage(type, shown, at: reading.place, context: context)
    }
}

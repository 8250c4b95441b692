/// How a source stands.
enum StatusColumn: Int, CoveredColumn {
    case source, condition, status

    var coverage: Coverage { .text }

    static let tables = ["source_statuses"]
    static let leftOut: [String] = []
}

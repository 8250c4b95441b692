/// What is noted of a source.
enum SourceColumn: Int, CoveredColumn {
    case id, title, home, origin, acceptedAt, reading, isReread, summary

    var coverage: Coverage {
        switch self {
        case .id, .title, .home: .text
        case .summary: .textIfAny
        case .origin: .number
        case .reading: .license
        // When it was read changes with every answer, and no page says it.
        case .acceptedAt, .isReread: .none
        }
    }

    static let tables = ["sources"]
    static let leftOut: [String] = []
}

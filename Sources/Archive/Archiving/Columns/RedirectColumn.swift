/// An address that leads elsewhere.
enum RedirectColumn: Int, CoveredColumn {
    case fromPath, toPath

    var coverage: Coverage { .text }

    static let tables = ["redirects"]
    static let leftOut: [String] = []
}

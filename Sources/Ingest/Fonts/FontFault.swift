/// Why a file cannot be used as a font, in words that follow its name.
public enum FontFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noFont
    case collection
    case cutOff
    case damaged(String)
    case missing(table: String)
    case tooLarge

    public var description: String {
        switch self {
        case .noFont: "it is no font that browsers read"
        case .collection: "it is a collection of fonts, which browsers do not read"
        case .cutOff: "it is cut off"
        case .damaged(let part): "its part '\(part)' is damaged"
        case .missing(let table): "it has no part '\(table)'"
        case .tooLarge: "unpacked it is larger than \(FontTables.mostBytes >> 20) MB"
        }
    }
}

/// What a piece of code is, as the theme colours it.
enum CodeKind: UInt8 {
    case keyword, string, comment, number, type, added, removed

    /// The class of its element; the theme's style sheet has all of them.
    var name: StaticString {
        switch self {
        case .keyword: "hk"
        case .string: "hs"
        case .comment: "hc"
        case .number: "hn"
        case .type: "ht"
        case .added: "hi"
        case .removed: "hd"
        }
    }
}

/// A piece of code that is shown apart from what is around it.
struct CodePiece: Equatable {
    let range: Range<Int>
    let kind: CodeKind
}

import Domain

/// The name of a figure without the number that it may begin with: `12. Gran simio`.
struct FigureName {
    let number: Int?
    let shown: String

    init(_ figure: Figure) {
        let digits = figure.name.prefix { ("0"..."9").contains($0) }
        let rest = figure.name[digits.endIndex...]
        guard !digits.isEmpty, rest.first == "." else {
            number = figure.number
            shown = figure.name
            return
        }
        let name = rest.dropFirst().drop(while: \.isWhitespace)
        number = figure.number ?? Int(digits)
        shown = name.isEmpty ? figure.name : String(name)
    }
}

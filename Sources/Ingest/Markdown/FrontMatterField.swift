/// A key of the front matter with its value and where both stand.
struct FrontMatterField {
    let name: String
    let value: FrontMatterValue
    let keyPosition: FilePosition
    let valuePosition: FilePosition
    /// Of the entries of a list, where the form of the head tells them.
    var itemPositions: [FilePosition] = []
    /// What the form of the head does not take for a part of the text.
    var loss: FrontMatterError?

    /// More values are no head of a text.
    static let mostValues = 10_000
}

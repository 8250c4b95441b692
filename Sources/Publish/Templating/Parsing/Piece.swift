/// A token with what its line does to it.
enum Piece {
    case text(Range<Int>)
    /// The start of a line that is shown, with its leading white space.
    case line(Range<Int>)
    /// The start of a line that only holds tags and leaves no trace, with its leading white space.
    case hiddenLine(Range<Int>, closes: Bool)
    case tag(Tag, isStandalone: Bool, indentation: Range<Int>)
}

/// `{{$name}}…{{/name}}`: a piece that another template may replace, or its replacement.
struct Block: Sendable {
    let name: Name
    let isStandalone: Bool
    /// The white space before its opening tag.
    let indentation: Range<Int>
    /// The white space before its first line, when that is a line of its own.
    let intrinsic: Range<Int>?
    let nodes: [Node]
}

/// One template after parsing: its nested pieces, and what is wrong with its text.
struct TemplateTree: Sendable {
    let path: String
    let name: String
    let text: SourceText
    let nodes: [Node]
    let faults: [Fault]

    init(_ source: TemplateSource) {
        path = source.path
        name = source.name
        let bytes = Array(source.text.utf8)
        text = SourceText(bytes)
        var scanner = Scanner(bytes)
        scanner.scan()
        var splitter = LineSplitter(bytes)
        var builder = TreeBuilder(bytes)
        nodes = builder.build(splitter.split(scanner.tokens))
        faults = scanner.faults + builder.faults
    }

    /// A fault with its place by line and column.
    func error(_ fault: Fault, includes: [TemplatePosition] = []) -> TemplateError {
        let (line, column) = text.position(of: fault.offset)
        return TemplateError(
            path: path,
            line: line,
            column: column,
            message: fault.message,
            hint: fault.hint,
            includes: includes,
            lacking: fault.lacking,
            strangeName: fault.strangeName,
            sourceLine: text.line(at: fault.offset)
        )
    }
}

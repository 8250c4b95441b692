/// What the lines of an included template get in front, and what is taken from them.
struct Indent {
    private let prefix: [UInt8]
    private let strip: Int
    /// The lines also get the indentation of the running procedure.
    let isInProcedure: Bool

    static let none = Indent(prefix: [], strip: 0, isInProcedure: false)
    static let procedure = Indent(prefix: [], strip: 0, isInProcedure: true)

    private init(prefix: [UInt8], strip: Int, isInProcedure: Bool) {
        self.prefix = prefix
        self.strip = strip
        self.isInProcedure = isInProcedure
    }

    /// The white space to write for a line that has some of its own.
    func indentation(for lead: ArraySlice<UInt8>) -> [UInt8] {
        prefix + lead.dropFirst(strip)
    }

    /// The margin of lines that stand where the given white space stands in this one.
    ///
    /// - Parameters:
    ///   - lead: the white space of the including tag.
    ///   - strip: how much white space the included lines lose.
    /// - Returns: this margin and the tag's white space together.
    func inside(_ lead: ArraySlice<UInt8>, strip: Int = 0) -> Indent {
        Indent(prefix: indentation(for: lead), strip: strip, isInProcedure: isInProcedure)
    }
}

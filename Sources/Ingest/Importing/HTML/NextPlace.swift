import Basics

/// Where a needle of ASCII stands next in a text: looked for once, however many places before it ask.
struct NextPlace {
    private let needle: StaticString
    private var found: Range<String.Index>?
    private var isOver = false

    init(_ needle: StaticString) {
        self.needle = needle
    }

    /// - Parameter rest: of one text, with its end and a later start each time.
    /// - Returns: nil where there is none any more.
    mutating func first(in rest: Substring) -> Range<String.Index>? {
        if isOver { return nil }
        if let found, found.lowerBound >= rest.startIndex { return found }
        found = rest.place(of: needle)
        isOver = found == nil
        return found
    }
}

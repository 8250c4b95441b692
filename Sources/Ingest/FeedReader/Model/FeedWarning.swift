/// Something in a feed that was read around, and where.
public struct FeedWarning: Equatable, Sendable {
    public enum Cause: Hashable, Sendable {
        case textBeforeFeed
        case mismatchedEndTag(String)
        case unclosedElement(String)
        case cut
        case tooDeep(limit: Int)
        case tooManyElements(limit: Int)
        case tooManyAttributes(limit: Int)
        case tooManyEntries(kept: Int, dropped: Int)
        case tooManyEnclosures(limit: Int)
        case tooLong(field: String)
        case wrongEncoding(label: String, read: String)
        case brokenBytes(Int)
        case unreadableDate(String)
        case noEntries
        case badValue(field: String)
    }

    /// Counted from 1; nil where a line means nothing.
    public let line: Int?
    public let cause: Cause

    public init(line: Int?, cause: Cause) {
        self.line = line
        self.cause = cause
    }

    public var message: String {
        line.map { "line \($0): \(cause.message)" } ?? cause.message
    }
}

extension FeedWarning.Cause {
    public var message: String {
        switch self {
        case .textBeforeFeed: "something stands before the feed and was skipped"
        case .mismatchedEndTag(let name): "</\(name)> closes nothing"
        case .unclosedElement(let name): "<\(name)> is never closed"
        case .cut: "the feed is cut off"
        case .tooDeep(let limit): "elements nested deeper than \(limit) were flattened"
        case .tooManyElements(let limit): "more than \(limit) elements: the rest was flattened"
        case .tooManyAttributes(let limit): "only the first \(limit) attributes were read"
        case .tooManyEntries(let kept, let dropped):
            "\(kept + dropped) entries, the newest \(kept) were kept"
        case .tooManyEnclosures(let limit): "only the first \(limit) enclosures were kept"
        case .tooLong(let field): "the \(field) is too long and was cut"
        case .wrongEncoding(let label, let read): "says it is \(label), but it is \(read)"
        case .brokenBytes(let count): "\(count) bytes are not in the feed's encoding"
        case .unreadableDate(let text): "no date: “\(text)”"
        case .noEntries: "the feed has no entries"
        case .badValue(let field): "the value of \(field) has the wrong form"
        }
    }
}

public import Domain

/// One kind of source: what it asks, how it reads what comes, and on which terms.
///
/// A new kind conforms to one of three:
/// - `PagedKind`, where an API gives rows in pages of one form: it reads page by page, and a bad page costs itself alone.
/// - `DocumentKind`, where `url` names one document that is read as a whole, as a feed, a calendar or a file. One that is
///   read row by row may be a `PagedKind` too.
/// - `SourceKind` itself, where nothing is asked of an address, as with a program.
public protocol SourceKind: Sendable {
    /// As the configuration writes it.
    var name: String { get }
    /// The keys that only this kind knows.
    var optionKeys: [OptionKey] { get }
    var terms: SourceTerms { get }
    var access: AccessNeed { get }
    /// Where its answers come from.
    var place: SourcePlace { get }

    /// Whether it asks an API, which explains its errors, and not for a document.
    var asksAPI: Bool { get }

    /// What a source with these options is on other terms than the kind in general.
    func terms(for options: SourceOptions) -> SourceTerms
    /// What is asked first.
    func plan(for source: Source) throws(SourceError) -> SourcePlan
    /// What a page leads to, given how many pages there are with it.
    func next(after page: AnswerPage, number: Int, of source: Source) -> [Endpoint]
    /// The headers with which the answer to the log-in opens the rest; nil when it holds no token.
    func headers(openedBy answer: [UInt8]) -> [String: String]?
    /// What is wrong with options each of which has the right type; the configuration says it where they stand.
    func faults(in options: SourceOptions) -> [OptionFault]
    /// What the API itself says of a failure.
    func explanation(of answer: [UInt8]) -> String?
    func read(_ answer: SourceAnswer, in context: ReadingContext) throws(SourceError)
        -> SourceReadingResult
}

extension SourceKind {
    public var optionKeys: [OptionKey] { [] }
    public var terms: SourceTerms { .none }
    public var access: AccessNeed { .none }
    public var asksAPI: Bool { place != .address }

    public func terms(for options: SourceOptions) -> SourceTerms { terms }
    public func next(after page: AnswerPage, number: Int, of source: Source) -> [Endpoint] { [] }
    public func headers(openedBy answer: [UInt8]) -> [String: String]? { nil }
    public func faults(in options: SourceOptions) -> [OptionFault] { [] }
    public func explanation(of answer: [UInt8]) -> String? { nil }
}

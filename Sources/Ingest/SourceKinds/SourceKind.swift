public import Domain

/// One kind of source: what it asks, how it reads what comes, and on which terms.
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
    public func explanation(of answer: [UInt8]) -> String? { nil }
}

/// A kind whose answers are pages of one form, each read for itself: a bad page costs that page.
public protocol PagedKind: SourceKind {
    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError)
    /// Whether an answer with all its pages lists all that there is: what is not in it has been withdrawn.
    func listsEverything(_ options: SourceOptions) -> Bool
}

extension PagedKind {
    public func listsEverything(_ options: SourceOptions) -> Bool { false }

    public func read(
        _ answer: SourceAnswer,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        var collector = RowCollector(context)
        var firstError: SourceError?
        var goodPages = 0
        for (index, page) in answer.pages.enumerated() {
            collector.begin(page: answer.pages.count > 1 ? index + 1 : nil)
            do throws(SourceError) {
                try read(page, into: &collector)
                goodPages += 1
            } catch {
                firstError = firstError ?? error
                collector.trouble("page \(index + 1) cannot be read: \(error.message)")
            }
        }
        if goodPages == 0, let firstError { throw firstError }
        let isWhole = answer.isWhole && goodPages == answer.pages.count && !collector.isCut
        return collector.result(isComplete: isWhole && listsEverything(context.options))
    }
}

/// A kind whose whole answer is the document that `url` names.
protocol DocumentKind: SourceKind {}

extension DocumentKind {
    var place: SourcePlace { .address }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([Endpoint(.address(try source.document()))])
    }
}

extension Source {
    /// The address of what it asks for.
    func document() throws(SourceError) -> String {
        guard let address else { throw SourceError("it has no url", hint: "add 'url: …'") }
        return address
    }
}

/// Where the answers of a kind of source come from.
public enum SourcePlace: Hashable, Sendable {
    /// An API with an address of its own; `url` replaces its origin, or is a file with the whole answer.
    case api(origin: String)
    /// The same, but a `url` with a path is the whole address, since anybody may serve such answers.
    case published(origin: String)
    /// Whatever `url` names, which has to be there.
    case address
    /// A program on this machine.
    case program
}

/// What a kind of source has to be given before it can be asked.
public enum AccessNeed: Hashable, Sendable {
    case none
    /// A key, with the variable that messages propose for it.
    case key(variable: String)
    /// A key that opens more than everybody may see; the API's public key may stand in the configuration.
    case publicKey
    /// A user and a password.
    case logIn(user: String, password: String)
}

public import Domain

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

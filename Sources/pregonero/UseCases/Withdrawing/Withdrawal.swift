/// What is taken out of the portal, and the line that says so.
struct Withdrawal: Encodable {
    /// The list, as messages name it.
    let file: String
    let line: String
    /// Whether the list has the line already.
    let isListed: Bool
    let isErased: Bool
    let articles: [Article]

    /// One of them.
    struct Article: Encodable {
        let id: String
        let path: String
        let source: String
        /// Whether it was out already.
        let isOut: Bool
    }

    /// In words for a person.
    func text(isDryRun: Bool) -> String {
        let verb = (isErased ? "erase" : "withdraw") + (isDryRun ? " (not done)" : "")
        let lines = articles.map { article in
            "\(verb): \(article.path), of '\(article.source)'\(article.isOut ? ", out already" : "")"
        }
        return (lines + ["\(file): \(line)\(isListed ? ", listed already" : "")"])
            .joined(separator: "\n")
    }
}

/// What is taken out of the portal, and the lines that say so.
struct Withdrawal: Encodable {
    /// The list, as messages name it.
    let file: String
    /// What names the article in it.
    let line: String
    /// Whether the list has the line already.
    let isListed: Bool
    let isErased: Bool
    let articles: [Article]
    /// The same in other languages, which goes with it.
    let translations: [Translation]
    /// What tells the same story and stays.
    let others: [Other]

    /// An article that goes.
    struct Article: Encodable {
        let id: String
        let path: String
        let source: String
        /// Whether it was out already.
        let isOut: Bool
    }

    /// An article in another language, with a line of its own.
    struct Translation: Encodable {
        let article: Article
        let line: String
        let isListed: Bool
    }

    /// Another article of the same story.
    struct Other: Encodable {
        let title: String
        let path: String
        let source: String
    }

    /// Where all of it stands that goes.
    var paths: [String] { (articles + translations.map(\.article)).map(\.path) }

    /// The lines that the list has not got yet.
    var missingLines: [String] {
        (isListed ? [] : [line]) + translations.filter { !$0.isListed }.map(\.line)
    }

    /// In words for a person.
    func text(isDryRun: Bool) -> String {
        let verb = (isErased ? "erase" : "withdraw") + (isDryRun ? " (not done)" : "")
        func words(_ article: Article, _ what: String = "") -> String {
            "\(verb): \(article.path), of '\(article.source)'\(what)"
                + (article.isOut ? ", out already" : "")
        }
        func words(_ line: String, _ isListed: Bool) -> String {
            "\(file): \(line)\(isListed ? ", listed already" : "")"
        }
        let command = "pregonero withdraw" + (isErased ? " --erase" : "")
        return
            (articles.map { words($0) }
            + translations.map { words($0.article, ", in another language") }
            + [words(line, isListed)] + translations.map { words($0.line, $0.isListed) }
            + others.map { other in
                "stays: '\(other.title)', of '\(other.source)', tells the same story: "
                    + "\(command) \(other.path)"
            })
            .joined(separator: "\n")
    }
}

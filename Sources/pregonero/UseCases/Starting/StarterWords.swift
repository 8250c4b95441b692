/// What a new site says in its language.
struct StarterWords: Sendable {
    let language: String
    let timeZone: String
    let siteTitle: String
    /// Three feeds in this language that anybody may read.
    let feeds: [Feed]
    /// The titles of sections, by their ids.
    let sections: [String: String]
    let article: Text
    let page: Text
    /// What is done with readers' data, and who publishes: to be filled in before they are published.
    let privacy: Text
    let imprint: Text
    let author: Text
    /// What stands in for sources that have not answered yet: six headlines, and what is said of each.
    let samples: [String]
    let sampleText: String
    /// The line below the title, as an example of a text of the interface that a site says otherwise.
    let motto: String
    /// Texts of the interface where the theme does not speak the language, as lines of its file.
    var interface: String?

    struct Feed: Sendable {
        let id: String
        let title: String
        let url: String
    }

    /// A file with a head.
    struct Text: Sendable {
        /// The name of the file.
        let name: String
        let title: String
        let summary: String
        let body: String
    }

    static let all: [StarterWords] = [
        .spanish, .english, .french, .german, .portuguese, .italian, .catalan,
    ]
}

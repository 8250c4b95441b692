import Domain
import Foundation
import Presentation

/// What the search may know of something that is no article: each kind of it is one short mapping onto this.
struct SearchFinding {
    let kind: SearchableKind
    /// Its page; what has none is not found.
    let route: Route
    let title: String
    /// The same in other languages.
    var titles: [Language: String] = [:]
    /// What a result says below the title.
    var summary = ""
    /// The same in other languages.
    var summaries: [Language: String] = [:]
    /// Everything else that may be looked in, as plain texts.
    var words: [String] = []
    /// Where it is known; else its words are taken as they are.
    var language: Language?
    var country: String?
    var day: Day?
    var time: Date?
    var picture: Picture?
}

extension SearchFinding {
    /// The parts that are there, on one line.
    static func line(_ parts: [String?]) -> String {
        parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " · ")
    }
}

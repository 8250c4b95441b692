internal import Basics

/// Items as a grouping looks at them: of their texts the words alone, so that many of them take little room.
public struct StoryWords: Sendable {
    struct Entry: Sendable {
        let id: String
        let published: Int?
        let language: String
        let terms: ItemTerms
    }

    /// In the order of telling.
    private(set) var entries: [Entry] = []
    private var stopWords: [String: StopWords] = [:]

    /// So many are read one after the other; fewer are not worth a second processor.
    private static let share = 256

    public init() {}

    /// Reads further items side by side.
    ///
    /// - Parameter items: in the order of telling, after those that were read before; each has an id of its own.
    public mutating func read(_ items: [StoryItem]) {
        for language in Set(items.map { Self.language($0.language) })
        where stopWords[language] == nil {
            stopWords[language] = StopWords(of: language)
        }
        let stopWords = stopWords
        entries += SideBySide.map(items, share: Self.share) { item in
            let language = Self.language(item.language)
            return Entry(
                id: item.id,
                published: item.published,
                language: language,
                terms: ItemTerms(item, without: stopWords[language] ?? StopWords(of: language))
            )
        }
    }

    /// `pt` of `pt-BR`.
    private static func language(_ tag: String) -> String {
        tag.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    }
}

internal import Basics

/// Items as a grouping looks at them: of their texts the words alone, so that many of them take little room.
public struct StoryWords: Sendable {
    struct Entry: Sendable {
        let id: String
        let published: Int?
        let language: String
        let terms: ItemTerms
        /// What it writes as names are; of languages that write other words so, none.
        let names: [Int64]
    }

    /// In the order of telling.
    let entries: [Entry]

    /// - Parameter items: in the order of telling; each has an id of its own.
    init(of items: [StoryItem]) {
        let reading = Reading()
        for item in items { reading.add(item) }
        self = reading.finish()
    }

    private init(entries: [Entry]) { self.entries = entries }

    /// Reads items side by side while they are handed in, in the order of telling; each has an id of its own.
    public final class Reading {
        private var entries: [Entry] = []
        private var stopWords: [String: StopWords] = [:]
        private lazy var stage = PipelineStage { (item: Item) in
            let words = ItemWords(item.item)
            return Entry(
                id: item.item.id,
                published: item.item.published,
                language: item.language,
                terms: ItemTerms(words, without: item.stopWords),
                names: StoryNames.areKnown(in: item.language) ? words.names : []
            )
        } take: { [unowned self] (_: Item, entry: Entry) in
            entries.append(entry)
        }

        private struct Item: Sendable {
            let item: StoryItem
            let language: String
            let stopWords: StopWords
        }

        public init() {}

        public func add(_ item: StoryItem) {
            let language = StoryWords.language(item.language)
            let known = stopWords[language] ?? StopWords(of: language)
            stopWords[language] = known
            stage.add(Item(item: item, language: language, stopWords: known))
        }

        public func finish() -> StoryWords {
            stage.finish()
            return StoryWords(entries: entries)
        }
    }

    /// `pt` of `pt-BR`.
    private static func language(_ tag: String) -> String {
        tag.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    }
}

import Domain
import Presentation

/// The newest articles that name each place, in their titles, summaries and tags.
struct PlaceMentions: Sendable {
    /// The newest first.
    let articles: [ItemID: [ArticleSummary]]

    private static let most = 4
    /// A name of one word, or of few letters, is too often a word of another meaning.
    private static let shortest = 8

    init(_ articles: [(article: Article, summary: ArticleSummary)], _ places: [Stored<Place>]) {
        let index = NameIndex(places)
        var found: [ItemID: [ArticleSummary]] = [:]
        for (article, summary) in articles.reversed() {
            let text = ([article.title, article.summary ?? ""] + article.categories)
                .joined(separator: " · ")
            for place in index.places(in: FoldedWords(text))
            where found[place, default: []].count < Self.most {
                found[place, default: []].append(summary)
            }
        }
        self.articles = found
    }

    /// The names of places by their first words, so that a text is read once however many there are.
    private struct NameIndex {
        private var names: [ArraySlice<UInt8>: [(words: [ArraySlice<UInt8>], place: ItemID)]] = [:]

        init(_ places: [Stored<Place>]) {
            for place in places {
                for name in Set(place.value.name.all.map { FoldedWords($0) })
                where name.length >= PlaceMentions.shortest && name.words.count > 1 {
                    names[name.words[0], default: []].append((name.words, place.id))
                }
            }
        }

        func places(in text: FoldedWords) -> Set<ItemID> {
            var found: Set<ItemID> = []
            let words = text.words
            for index in words.indices {
                for name in names[words[index]] ?? []
                where words[index...].starts(with: name.words) {
                    found.insert(name.place)
                }
            }
            return found
        }
    }
}

/// The news that name places, in the lists of a language.
struct NewsOfPlaces: DerivedInput {
    let list: ArticleList
    let positions: Range<Int>

    /// Older articles name no place any more.
    private static let most = 500

    var inputs: [PageInput] { [.entities(.place), .articles(list, positions)] }

    static func positions(
        in language: Language,
        of edition: any EditionReading
    ) throws -> Range<Int> {
        let count = try edition.count(of: .river(language))
        return max(0, count - most)..<count
    }

    func value(_ reading: DeclaredReading) throws -> PlaceMentions {
        PlaceMentions(try reading.summarised(list), try reading.entities(Place.self))
    }
}

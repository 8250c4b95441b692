import Domain
import GRDB

/// The cleaned text of an item, with the recipe that made it.
public struct CleanedItem: Sendable {
    let item: UncleanedItem
    let html: String
    let summary: String?
    let words: Int
    let pictures: [String]

    /// - Parameters:
    ///   - item: what it was cleaned from.
    ///   - html: the safe text, with those pictures of elsewhere that may be shown.
    ///   - summary: plain text.
    ///   - words: the number of words of the text.
    ///   - pictures: the addresses of all pictures of elsewhere that the text would show.
    public init(
        _ item: UncleanedItem,
        html: String,
        summary: String?,
        words: Int,
        pictures: [String] = []
    ) {
        self.item = item
        self.html = html
        self.summary = summary
        self.words = words
        self.pictures = pictures
    }
}

extension CleanedItem {
    /// Puts it in the place of what was there before.
    ///
    /// - Parameters:
    ///   - database: the archive.
    ///   - recipes: what the texts of each source are made by.
    /// - Throws: what SQLite says.
    func write(to database: Database, by recipes: [SourceID: String]) throws {
        let row = Row(cleaned: self, recipe: recipes[item.source])
        try Self.insertion.insert(row, into: database)
    }

    private struct Row {
        let cleaned: CleanedItem
        let recipe: String?
    }

    private static let insertion = RowInsertion<Row>(
        [
            "number": { $0.cleaned.item.number },
            "received_hash": { $0.cleaned.item.receivedHash },
            "recipe": { $0.recipe },
            "html": { $0.cleaned.html },
            "summary": { $0.cleaned.summary },
            "words": { $0.cleaned.words },
            "pictures": {
                $0.cleaned.pictures.isEmpty ? nil : $0.cleaned.pictures.joined(separator: "\n")
            },
        ],
        into: "cleaned",
        replaces: true
    )
}

public import Domain
import GRDB

extension Archive {
    /// Which items are to be cleaned: their cleaned text is missing, or was made by another recipe or from other words.
    ///
    /// - Parameter recipes: what the texts of each source are made by; those of others are left as they are.
    /// - Returns: their numbers, in the order in which they came.
    /// - Throws: what SQLite says.
    public func uncleaned(by recipes: [SourceID: String]) throws -> [Int] {
        try database.read { database in
            let cleaning = CleaningRecord(database)
            let known = try cleaning.recipes()
            let clean = Set(recipes.filter { known[$0.key]?.recipe == $0.value }.keys)
            var numbers: [Int] = []
            func collect(_ rest: String, _ arguments: StatementArguments, _ sources: Set<SourceID>)
                throws
            {
                let rows = try CandidateColumn.rows(in: database, rest, arguments, isRepeated: true)
                while let row = try rows.next() {
                    let source = SourceID(try row[.source])
                    guard sources.contains(source) else { continue }
                    if try row[.isOther] || row[.recipe] as String? != recipes[source] {
                        numbers.append(try row[.number])
                    }
                }
            }
            for source in recipes.keys where !clean.contains(source) {
                try collect(Self.allItems, [source.text], [source])
            }
            if let first = try cleaning.number(of: clean.compactMap { known[$0] }) {
                try collect(Self.changedItems, [first], clean)
            }
            return numbers.sorted()
        }
    }

    /// What has to be known of items to clean them, in the order of their numbers.
    public func itemsToClean(_ numbers: some Sequence<Int>) throws -> [UncleanedItem] {
        try database.read { database in
            let ready = try ReadyPictures(database)
            return try numbers.compactMap { number in
                try UncleanedColumn.first(in: database, "FROM items WHERE number = ?", [number]) {
                    row in
                    let id: String = try row[.id]
                    let source = SourceID(try row[.source])
                    let base: String? = try row[.base]
                    let details = source == Source.ownID ? Self.details(try row[.details]) : nil
                    return UncleanedItem(
                        id: ItemID(stored: id),
                        source: source,
                        title: try row[.title],
                        summary: Self.markup(
                            try row[.summary],
                            format: try row[.summaryFormat],
                            base: base
                        ),
                        content: Self.markup(
                            try row[.content],
                            format: try row[.contentFormat],
                            base: base
                        ),
                        inserts: details?.inserts ?? [],
                        isLive: details?.live?.isOpen ?? false,
                        readyPictures: try ready.of(id),
                        number: number,
                        receivedHash: try row[.receivedHash]
                    )
                }
            }
        }
    }

    /// Keeps cleaned texts with what they were made by.
    public func keep(_ cleaned: [CleanedItem], by recipes: [SourceID: String]) throws {
        guard !cleaned.isEmpty else { return }
        defer { relieve() }
        try database.write { database in
            for text in cleaned { try text.write(to: database, by: recipes) }
        }
    }

    /// Notes that all texts of these sources that the change log names so far are clean; of others nothing is known any
    /// longer.
    public func noteClean(by recipes: [SourceID: String]) throws {
        let isNoted = try database.read { try CleaningRecord($0).holds(recipes) }
        if !isNoted { try database.write { try CleaningRecord($0).note(recipes) } }
    }

    private enum CandidateColumn: Int, SelectedColumn {
        case number, source, recipe, isOther

        var expression: String {
            switch self {
            case .number, .source: "items.\(name)"
            case .recipe: "cleaned.recipe"
            case .isOther: "cleaned.number IS NULL OR cleaned.received_hash <> items.received_hash"
            }
        }
    }

    /// Of a source that is not known to be clean.
    private static let allItems = """
        FROM items LEFT JOIN cleaned ON cleaned.number = items.number WHERE items.source = ?
        """

    /// Of sources that were clean: only what has changed since.
    private static let changedItems = """
        FROM (SELECT DISTINCT item FROM changes WHERE number > ?) AS changed
            CROSS JOIN items ON items.id = changed.item
            LEFT JOIN cleaned ON cleaned.number = items.number
        """

    private enum UncleanedColumn: Int, SelectedColumn {
        case id, source, title, summary, summaryFormat, content, contentFormat, base, receivedHash,
            details
    }

    private static func details(_ text: String?) -> ArticleDetails? {
        StoredJSON.value(ArticleDetails.self, from: text)
    }

    private static func markup(_ text: String?, format: Int?, base: String?) -> Markup? {
        guard let text else { return nil }
        return Markup(text, format: format.flatMap(Markup.Format.init) ?? .html, base: base)
    }
}

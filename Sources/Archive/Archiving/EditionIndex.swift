import Basics
import Domain
import Foundation
import GRDB

/// The articles of an edition in the order of its lists: some hundred bytes an article, whatever its length.
struct EditionIndex: Sendable {
    /// All published articles, oldest first.
    private(set) var entries: [EditionEntry] = []
    private(set) var paths: [UInt8] = []
    private(set) var sources = NameTable<SourceID>()
    private(set) var languages = NameTable<Language>()
    private(set) var sections = NameTable<SectionID>()
    private(set) var forms = NameTable<ArticleForm>()
    /// Of which sources, by their numbers, the portal's pages are the canonical ones.
    private(set) var canonical: [Bool] = []
    /// The number of the newsroom itself; nil while nothing of it is listed.
    private(set) var own: UInt32?
    private(set) var positions = ItemPlaces()
    private(set) var lists: [ArticleList: [Int32]] = [:]
    private(set) var related = RelatedPlaces()
    private(set) var stories = EditionStories()
    private(set) var weights: [SourceID: Int] = [:]
    private(set) var sharesLists = false
    /// What articles carry, by their places, and what each is called.
    private(set) var labels: [Int32: [Label]] = [:]
    private(set) var labelNames: [Label: String] = [:]
    /// Under which others are folded.
    private(set) var heads: Set<ItemID> = []
    private(set) var dayCounts: [Language: [(day: Day, count: Int)]] = [:]
    private(set) var newestChanges: [Language: Date] = [:]
    private(set) var nextChange: Date?
    private(set) var tombstones: [Tombstone] = []
    private(set) var liveCount = 0
    /// What waits for its time: the archive's numbers, and until when.
    private(set) var held: [(number: Int64, until: Date)] = []

    /// - Parameters:
    ///   - rows: of which it takes the articles, so that they are never there twice.
    ///   - database: of the archive.
    ///   - scope: what the edition shows.
    /// - Throws: what SQLite says.
    init(_ rows: inout EditionRows, database: Database, scope: EditionScope) throws {
        swap(&entries, &rows.entries)
        swap(&paths, &rows.paths)
        sources = rows.names.sources
        canonical = sources.names.map { scope.sources[$0]?.rights.isCanonicalHere == true }
        own = sources.names.firstIndex(of: Source.ownID).map { UInt32($0) }
        languages = rows.names.languages
        sections = rows.names.sections
        forms = rows.names.forms
        held = rows.held
        newestChanges = rows.newestChanges
        liveCount = rows.givenUp
        let moments = [scope.desk.nextChange(after: scope.clock), rows.nextChange]
        nextChange = moments.compactMap(\.self).min()
        var duplicates: [ItemID: StableHash] = [:]
        for (head, fingerprint) in rows.duplicates {
            duplicates[head, default: StableHash()].add(fingerprint)
        }
        let promoted = promoted(rows.folded)
        if !promoted.isEmpty { entries = (entries + promoted).sorted(by: EditionEntry.stands) }
        tombstones = try Self.tombstones(rows.gone, database: database)
        heads = Set(duplicates.keys)
        place(scope: scope, duplicates: duplicates)
        if scope.relates { try relate(database) }
        if !scope.selections.isEmpty { try select(scope, database) }
        try label(scope, database)
        try tell(scope, database)
    }

    private enum TombstoneColumn: Int, SelectedColumn {
        case path, title, shelf
    }

    private static func tombstones(_ gone: [Int64], database: Database) throws -> [Tombstone] {
        try gone.compactMap { number in
            try TombstoneColumn.first(
                in: database,
                """
                FROM items WHERE number = ? AND public_since IS NOT NULL AND origin = 0
                    AND duplicate_of IS NULL
                """,
                [number]
            ) { row in
                Tombstone(
                    path: try row[.path],
                    title: try (row[.title] as String).plainLine,
                    language: Language(try row[.shelf])
                )
            }
        }
    }

    /// When the item that stands for a story is not shown, the first of the others stands in.
    private func promoted(
        _ folded: [(entry: EditionEntry, head: ItemID)]
    ) -> [EditionEntry] {
        guard !folded.isEmpty else { return [] }
        var told = Set(entries.map(\.id))
        return folded.filter { told.insert($0.head).inserted }.map(\.entry)
    }

    private enum RelatedColumn: Int, SelectedColumn {
        case id, others
    }

    private mutating func relate(_ database: Database) throws {
        let rows = try RelatedColumn.rows(
            in: database,
            // Those that name others are read, not all items.
            "FROM related CROSS JOIN items USING (number)"
        )
        while let row = try rows.next() {
            guard let place = self.place(of: ItemID(stored: try row[.id])) else { continue }
            let names = StoredList.parts(try row[.others])
            let others = names.compactMap { self.place(of: ItemID(stored: $0)) }
            let isLive = entries[Int(place)].isLive
            related.set(others.filter { entries[Int($0)].isLive == isLive }, at: place, of: count)
        }
    }

    private enum TagColumn: Int, SelectedColumn {
        case id, categories
    }

    /// The articles that carry each of some tags, by their places.
    private func carriers(of tags: Set<String>, _ database: Database) throws -> [String: Set<Int32>]
    {
        guard !tags.isEmpty else { return [:] }
        var carriers: [String: Set<Int32>] = [:]
        let rows = try TagColumn.rows(in: database, "FROM items WHERE categories <> ''")
        while let row = try rows.next() {
            guard let place = self.place(of: ItemID(stored: try row[.id])) else { continue }
            for tag in StoredList.parts(try row[.categories]).map(Folding.fold)
            where tags.contains(tag) {
                carriers[tag, default: []].insert(place)
            }
        }
        return carriers
    }

    /// Fills the lists of the site's own.
    private mutating func select(_ scope: EditionScope, _ database: Database) throws {
        let tagged = try carriers(of: Set(scope.selections.compactMap(\.tag)), database)
        for selection in Set(scope.selections) {
            for (index, entry) in entries.enumerated() {
                let source = sources[entry.source]
                let position = Int32(index)
                guard selection.section.map({ $0 == sections[entry.section] }) ?? true,
                    selection.source.map({ $0 == source }) ?? true,
                    selection.form.map({ $0 == forms[entry.form] }) ?? true,
                    selection.country.map({ $0 == scope.sources[source]?.country }) ?? true,
                    selection.tag.map({ tagged[$0]?.contains(position) == true }) ?? true
                else { continue }
                for language in scope.lists == .all ? scope.languages : [languages[entry.shelf]] {
                    lists[.selection(selection, language), default: []].append(position)
                }
            }
        }
    }

    /// What articles carry, of what has a list.
    private func carried(
        _ scope: EditionScope,
        _ database: Database
    ) throws -> LabelFinding.Found {
        try LabelFinding(rules: scope.labels) { place(of: $0) }.run(database)
    }

    /// Fills the lists of topics and authors.
    private mutating func label(_ scope: EditionScope, _ database: Database) throws {
        let found = try carried(scope, database)
        for (place, carried) in found.labels.sorted(by: { $0.key < $1.key }) {
            for label in carried where label.kind == .author {
                // What an author is called stands in a file that says nothing of the articles.
                guard let name = scope.labels.authorNames[label.id] else { continue }
                var hash = StableHash(entries[Int(place)].fingerprint)
                hash.add(name)
                entries[Int(place)].fingerprint = hash.value
            }
            let shelf = languages[entries[Int(place)].shelf]
            for language in scope.lists == .all ? scope.languages : [shelf] {
                for label in carried { lists[.label(label, language), default: []].append(place) }
            }
        }
        labels = found.labels
        labelNames = found.names
    }

    /// Finds the stories that articles tell together.
    private mutating func tell(_ scope: EditionScope, _ database: Database) throws {
        let known = try StoryAddresses(database: database).known()
        guard scope.tellsStories || !known.isEmpty else { return }
        weights = scope.sources.mapValues(\.weight)
        sharesLists = scope.lists == .all
        stories = EditionStories(
            scope.tellsStories ? try StoryGroups(database, scope: scope) : StoryGroups(),
            known: known,
            shown: shownItems
        )
        for (place, mark) in stories.marks {
            var hash = StableHash(entries[Int(place)].fingerprint)
            hash.add(mark)
            entries[Int(place)].fingerprint = hash.value
        }
    }

    private mutating func place(scope: EditionScope, duplicates: [ItemID: StableHash]) {
        for index in duplicates.isEmpty ? 0..<0 : entries.indices {
            guard let others = duplicates[entries[index].id] else { continue }
            var hash = StableHash(entries[index].fingerprint)
            hash.add(others.value)
            entries[index].fingerprint = hash.value
        }
        let places = Beside { [entries] in ItemPlaces(of: entries) }
        var codes = NameTable<String>()
        let countries = sources.names.map { source in
            scope.sources[source]?.country.map { codes.number(of: $0) }
        }
        var byCountry = PlaceGroups<UInt32>()
        var byCountrySection = PlaceGroups<CountrySection>()
        var bySource = [[Int32]](repeating: [], count: sources.names.count)
        // Where lists are shared, all stand on one shelf.
        let isShared = scope.lists == .all
        var shelves = [ShelfPlaces](repeating: .init(), count: max(1, languages.names.count))
        for index in entries.indices {
            let entry = entries[index]
            let position = Int32(index)
            if entry.isLive { liveCount += 1 }
            bySource[Int(entry.source)].append(position)
            if let country = countries[Int(entry.source)] {
                let section = CountrySection(country: country, section: entry.section)
                byCountry.append(position, to: country)
                byCountrySection.append(position, to: section)
            }
            shelves[isShared ? 0 : Int(entry.shelf)].append(entry, at: position)
        }
        for (number, positions) in bySource.enumerated() where !positions.isEmpty {
            lists[.source(sources[UInt32(number)])] = positions
        }
        for (country, places) in byCountry.groups { lists[.country(codes[country])] = places }
        for (key, places) in byCountrySection.groups {
            lists[.countrySection(codes[key.country], sections[key.section])] = places
        }
        for (number, shelf) in shelves.enumerated() where !shelf.all.isEmpty {
            for language in isShared ? scope.languages : [languages[UInt32(number)]] {
                list(shelf, in: language)
            }
        }
        positions = places.value()
    }

    /// By the numbers of both.
    private struct CountrySection: Hashable {
        let country: UInt32
        let section: UInt32
    }

    private mutating func list(_ shelf: ShelfPlaces, in language: Language) {
        lists[.river(language)] = shelf.all
        for (section, places) in shelf.sections.groups {
            lists[.section(sections[section], language)] = places
        }
        for (month, places) in shelf.months.groups {
            let (year, month) = (Int(month) / 100, Int(month) % 100)
            lists[.month(year: year, month: month, language)] = places
        }
        for (form, places) in shelf.forms.groups {
            lists[.form(forms[form], language)] = places
        }
        let days = shelf.days.groups.map { (day: Day(number: Int($0.key)), places: $0.places) }
        for (day, places) in days { lists[.day(day, language)] = places }
        dayCounts[language] = days.map { ($0.day, $0.places.count) }.sorted { $0.0 > $1.0 }
    }
}

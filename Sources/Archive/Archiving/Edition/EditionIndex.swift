import Basics
import Domain
import Foundation
import GRDB

/// The articles of an edition in the order of its lists: 64 bytes an article and its places in lists, whatever its length.
struct EditionIndex: Sendable {
    /// All published articles, oldest first.
    private(set) var entries: [IndexedArticle] = []
    private(set) var names: ListingNames
    /// Of which sources, by their numbers, the portal's pages are the canonical ones.
    private(set) var canonical: [Bool] = []
    /// The number of the newsroom itself; nil while nothing of it is listed.
    private(set) var own: UInt32?
    private(set) var positions = ItemPlaces()
    private(set) var lists: [ArticleList: ListPlaces] = [:]
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
    /// The archive's numbers of those that stand in for the head of their story.
    private(set) var standIns: [Int64] = []
    /// Where articles are told of whose own pages are there no more.
    private(set) var led: [Redirect] = []
    private(set) var liveCount = 0
    /// What waits for its time: the archive's numbers, and until when.
    private(set) var held: [(number: Int64, until: Date)] = []
    /// How many are shown only because the clock lies behind that of an earlier build.
    private(set) var staying = 0

    /// - Parameters:
    ///   - rows: of which it takes the articles, so that they are never there twice.
    ///   - database: of the archive.
    ///   - scope: what the edition shows.
    /// - Throws: what SQLite says.
    init(_ rows: inout EditionRows, database: Database, scope: EditionScope) throws {
        names = rows.names
        swap(&entries, &rows.entries)
        canonical = names.sources.names.map { scope.sources[$0]?.rights.isCanonicalHere == true }
        own = names.sources.names.firstIndex(of: Source.ownID).map { UInt32($0) }
        held = rows.held
        staying = rows.staying
        newestChanges = rows.newestChanges
        liveCount = rows.givenUp
        let moments = [scope.desk.nextChange(after: scope.clock), rows.nextChange]
        nextChange = moments.compactMap(\.self).min()
        var duplicates: [ItemID: StableHash] = [:]
        for (head, fingerprint) in rows.duplicates {
            duplicates[head, default: StableHash()].add(fingerprint)
        }
        let promoted = promoted(rows.folded)
        if !promoted.isEmpty {
            standIns = promoted.map(\.entry.number)
            entries = (entries + promoted.map(\.entry)).sorted(by: IndexedArticle.stands)
        }
        heads = Set(duplicates.keys)
        place(scope: scope, duplicates: duplicates)
        let leading = try lead(promoted, database)
        // What waits for its time once more had a page before.
        tombstones = try TombstoneReading(database: database, clock: scope.clock)
            .tombstones((rows.gone + rows.held.map(\.number)).filter { !leading.contains($0) })
        if scope.relates { try relate(database) }
        if !scope.selections.isEmpty { try select(scope, database) }
        try label(scope, database)
        try groupStories(scope, database)
    }

    /// In which languages lists have an article.
    private func languages(of traits: ListingTraits, _ scope: EditionScope) -> [Language] {
        scope.lists == .all ? scope.languages : [names.languages[traits.shelf]]
    }

    /// When the item that stands for a story is not shown, the first of the others stands in.
    private func promoted(
        _ folded: [(entry: IndexedArticle, head: ItemID)]
    ) -> [(entry: IndexedArticle, head: ItemID)] {
        guard !folded.isEmpty else { return [] }
        var told = Set(entries.map(\.id))
        return folded.filter { told.insert($0.head).inserted }
    }

    /// Leads from the addresses of those that stood in before to what stands there now.
    ///
    /// - Returns: the archive's numbers of those that lead.
    private mutating func lead(
        _ promoted: [(entry: IndexedArticle, head: ItemID)],
        _ database: Database
    ) throws -> Set<Int64> {
        let former = try FoldedHeads(database: database).known().filter { place(of: $0.id) == nil }
        guard !former.isEmpty else { return [] }
        let substitutes = Dictionary(promoted.map { ($0.head, $0.entry.id) }) { first, _ in first }
        let leading = former.compactMap { former in
            place(of: substitutes[former.head] ?? former.head).map { (former, $0) }
        }
        let paths = try ItemNames(database: database)
            .paths(leading.map { entries[Int($0.1)].number })
        led = zip(leading, paths).map { Redirect(from: $0.0.path, to: $1) }
        return Set(leading.map(\.0.number))
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
            let isLive = traits(at: place).isLive
            related.set(others.filter { traits(at: $0).isLive == isLive }, at: place, of: count)
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
                let traits = names.traits[entry.traits]
                let source = names.sources[traits.source]
                let position = Int32(index)
                guard selection.section.map({ $0 == names.sections[traits.section] }) ?? true,
                    selection.source.map({ $0 == source }) ?? true,
                    selection.form.map({ $0 == names.forms[traits.form] }) ?? true,
                    selection.country.map({ $0 == scope.sources[source]?.country }) ?? true,
                    selection.tag.map({ tagged[$0]?.contains(position) == true }) ?? true
                else { continue }
                for language in languages(of: traits, scope) {
                    lists[.selection(selection, language), default: ListPlaces()].append(position)
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
            for language in languages(of: traits(at: place), scope) {
                for label in carried {
                    lists[.label(label, language), default: ListPlaces()].append(place)
                }
            }
        }
        labels = found.labels
        labelNames = found.names
    }

    /// Finds the stories that articles tell together.
    private mutating func groupStories(_ scope: EditionScope, _ database: Database) throws {
        let known = try StoryAddresses(database: database).known()
        guard scope.tellsStories || !known.isEmpty else { return }
        weights = scope.sources.mapValues(\.weight)
        sharesLists = scope.lists == .all
        stories = try EditionStories(
            scope.tellsStories ? try StoryGroups(database, scope: scope) : StoryGroups(),
            known: known,
            shown: shownItems
        ) { place in
            try ItemNames(database: database).paths([entries[Int(place)].number])[0]
        }
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
        let places = BackgroundWork { [entries] in ItemPlaces(of: entries) }
        var codes = NumberedNames<String>()
        let countries = names.sources.names.map { source in
            scope.sources[source]?.country.map { codes.number(of: $0) }
        }
        var byCountry = GroupedPositions<UInt32>()
        var byCountrySection = GroupedPositions<CountrySection>()
        var bySource = [ListPlaces](repeating: ListPlaces(), count: names.sources.names.count)
        // Where lists are shared, all stand on one shelf.
        let isShared = scope.lists == .all
        var shelves = [ShelfPlaces](
            repeating: .init(),
            count: max(1, names.languages.names.count)
        )
        for index in entries.indices {
            let traits = names.traits[entries[index].traits]
            let position = Int32(index)
            if traits.isLive { liveCount += 1 }
            bySource[Int(traits.source)].append(position)
            if let country = countries[Int(traits.source)] {
                let section = CountrySection(country: country, section: traits.section)
                byCountry.append(position, to: country)
                byCountrySection.append(position, to: section)
            }
            let shelf = isShared ? 0 : Int(traits.shelf)
            shelves[shelf].append(traits, of: entries[index].day, at: position)
        }
        for (number, positions) in bySource.enumerated() where !positions.isEmpty {
            lists[.source(names.sources[UInt32(number)])] = positions.trimmed
        }
        for (country, places) in byCountry.groups {
            lists[.country(codes[country])] = places.trimmed
        }
        for (key, places) in byCountrySection.groups {
            lists[.countrySection(codes[key.country], names.sections[key.section])] = places.trimmed
        }
        for (number, shelf) in shelves.enumerated() where !shelf.all.isEmpty {
            list(shelf, in: isShared ? scope.languages : [names.languages[UInt32(number)]])
        }
        positions = places.value()
    }

    /// By the numbers of both.
    private struct CountrySection: Hashable {
        let country: UInt32
        let section: UInt32
    }

    /// Makes the lists of a shelf, which are the same in all of some languages.
    private mutating func list(_ shelf: ShelfPlaces, in languages: [Language]) {
        let all = shelf.all.trimmed
        let sections = shelf.sections.groups.map { (names.sections[$0.key], $0.places.trimmed) }
        let months = shelf.months.groups.map { (Int($0.key), all.shared($0.places)) }
        let forms = shelf.forms.groups.map { (names.forms[$0.key], all.shared($0.places)) }
        let days = shelf.days.groups.map { (Day(number: Int($0.key)), all.shared($0.places)) }
        let counts = days.map { (day: $0, count: $1.count) }.sorted { $0.day > $1.day }
        for language in languages {
            lists[.river(language)] = all
            for (section, places) in sections { lists[.section(section, language)] = places }
            for (month, places) in months {
                lists[.month(year: month / 100, month: month % 100, language)] = places
            }
            for (form, places) in forms { lists[.form(form, language)] = places }
            for (day, places) in days { lists[.day(day, language)] = places }
            dayCounts[language] = counts
        }
    }
}

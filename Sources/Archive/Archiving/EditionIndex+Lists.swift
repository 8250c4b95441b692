import Basics
import Domain
import Foundation

/// What is asked of the lists.
extension EditionIndex {
    var count: Int { entries.count }

    /// By which the archive finds a published article.
    func number(of id: ItemID) -> Int64? { place(of: id).map { entries[Int($0)].number } }

    /// In which section a published article stands.
    func section(of id: ItemID) -> SectionID? {
        place(of: id).map { sections[entries[Int($0)].section] }
    }

    func hasDuplicates(_ id: ItemID) -> Bool { heads.contains(id) }

    func ids(after id: ItemID?, limit: Int) -> [ItemID] {
        let start = id.flatMap { place(of: $0) }.map { Int($0) + 1 } ?? 0
        return entries[min(start, entries.count)...].prefix(limit).map(\.id)
    }

    func count(of list: ArticleList) -> Int { lists[list]?.count ?? 0 }

    func ids(in list: ArticleList, at range: Range<Int>) -> [ItemID] {
        slice(of: list, at: range).map { entries[Int($0)].id }
    }

    func fingerprints(in list: ArticleList, at range: Range<Int>) -> [UInt64] {
        slice(of: list, at: range).map { entries[Int($0)].fingerprint }
    }

    func days(in list: ArticleList, at range: Range<Int>) -> [Day] {
        slice(of: list, at: range).map { Day(number: Int(entries[Int($0)].day)) }
    }

    /// What a published article at a place is related to.
    func related(to place: Int32) -> [(id: ItemID, fingerprint: UInt64)] {
        // What tells the same event is nearer than what has like words in its headline.
        (stories.around(place) ?? related[place]).map { other in
            (entries[Int(other)].id, entries[Int(other)].fingerprint)
        }
    }

    /// What the stories are made from.
    var shownItems: ShownItems {
        ShownItems(
            entries: entries,
            positions: positions,
            sources: sources,
            labels: labels,
            weights: weights,
            sharesLists: sharesLists,
            path: { path(entries[Int($0)]) }
        )
    }

    /// The place of a published article.
    func place(of id: ItemID) -> Int32? { positions.place(of: id, in: entries) }

    /// What an article at a place carries, of what has a list.
    func listedLabels(at place: Int32) -> [ListedLabel] {
        guard let labels = labels[place] else { return [] }
        return labels.map { ListedLabel($0, name: labelNames[$0] ?? $0.id) }
    }

    /// All labels that articles carry, in their order.
    func listedLabels() -> [ListedLabel] {
        labelNames.sorted { $0.key < $1.key }.map { ListedLabel($0.key, name: $0.value) }
    }

    func summaries(in list: ArticleList, at range: Range<Int>) -> [ArticleSummary] {
        slice(of: list, at: range).map { summary(at: Int($0)) }
    }

    func summary(of id: ItemID) -> ArticleSummary? {
        place(of: id).map { summary(at: Int($0)) }
    }

    func summaries(at range: Range<Int>) -> [ArticleSummary] {
        range.clamped(to: entries.indices).map(summary)
    }

    func outlines(at range: Range<Int>) -> [ArticleOutline] {
        range.clamped(to: entries.indices).map { place in
            let entry = entries[place]
            return ArticleOutline(
                place: place,
                pathHash: withPath(of: entry, StableHash.of),
                language: languages[entry.language],
                isOwn: entry.source == own,
                day: Day(number: Int(entry.day)),
                isLive: entry.isLive,
                isCanonicalHere: canonical[Int(entry.source)],
                fingerprint: entry.fingerprint
            )
        }
    }

    func forEachPath(
        at range: Range<Int>,
        _ body: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows {
        for entry in entries[range.clamped(to: entries.indices)] {
            try withPath(of: entry, body)
        }
    }

    private func slice(of list: ArticleList, at range: Range<Int>) -> ArraySlice<Int32> {
        guard let positions = lists[list] else { return [] }
        return positions[range.clamped(to: 0..<positions.count)]
    }

    private func summary(at place: Int) -> ArticleSummary {
        let entry = entries[place]
        let source = sources[entry.source]
        return ArticleSummary(
            id: entry.id,
            place: place,
            path: path(entry),
            source: source,
            section: sections[entry.section],
            language: languages[entry.language],
            order: Date(seconds: entry.sortTime),
            firstSeen: Date(seconds: entry.firstSeen),
            day: Day(number: Int(entry.day)),
            isLive: entry.isLive,
            isCanonicalHere: canonical[Int(entry.source)],
            fingerprint: entry.fingerprint
        )
    }

    private func path(_ entry: EditionEntry) -> String {
        withPath(of: entry) { String(decoding: $0, as: UTF8.self) }
    }

    private func withPath<Result>(
        of entry: EditionEntry,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let start = Int(entry.pathStart)
        return try paths.withUnsafeBytes { bytes in
            try body(
                UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(entry.pathLength)])
            )
        }
    }

    /// Articles that come one after the other stand so in their lists too.
    private struct ListStanding {
        let section: UInt32
        let language: UInt32
        let positions: [Int32]
        var next = 0
    }

    func neighbourhoods(
        of range: Range<Int>,
        in list: (SectionID, Language) -> ArticleList,
        around: (Int) -> Range<Int>
    ) -> [UInt64?] {
        var known: [ListStanding] = []
        var last = 0
        return range.clamped(to: entries.indices).map { place in
            let (section, language) = (entries[place].section, entries[place].language)
            if known.isEmpty || known[last].section != section || known[last].language != language {
                let found = known.firstIndex { $0.section == section && $0.language == language }
                last = found ?? known.count
                if found == nil {
                    let positions = lists[list(sections[section], languages[language])] ?? []
                    known.append(
                        ListStanding(section: section, language: language, positions: positions)
                    )
                }
            }
            let (positions, next) = (known[last].positions, known[last].next)
            let isNext = next < positions.count && positions[next] == Int32(place)
            let found = isNext ? next : Self.position(of: Int32(place), in: positions)
            guard let own = found else { return nil }
            known[last].next = own + 1
            let around = around(own)
            var hash = StableHash()
            hash.add(own - around.lowerBound)
            for position in around.clamped(to: positions.indices) {
                hash.add(entries[Int(positions[position])].fingerprint)
            }
            return hash.value
        }
    }

    /// Where the article at a place stands in a list; nil when it is not in it.
    func position(of place: Int32, in list: ArticleList) -> Int? {
        lists[list].flatMap { Self.position(of: place, in: $0) }
    }

    private static func position(of wanted: Int32, in positions: [Int32]) -> Int? {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < positions.count && positions[low] == wanted ? low : nil
    }

    func days(in language: Language) -> [(day: Day, count: Int)] { dayCounts[language] ?? [] }

    func forms(in language: Language) -> [(form: ArticleForm, count: Int)] {
        lists.compactMap { list, positions in
            guard case .form(let form, language) = list else { return nil }
            return (form, positions.count)
        }
        .sorted { $0.form.rawValue < $1.form.rawValue }
    }
}

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
        place(of: id).map { names.sections[traits(at: $0).section] }
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
            names: names,
            labels: labels,
            weights: weights,
            sharesLists: sharesLists
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
            let traits = names.traits[entry.traits]
            return ArticleOutline(
                place: place,
                pathHash: entry.pathHash,
                language: names.languages[traits.language],
                isOwn: traits.source == own,
                day: Day(number: Int(entry.day)),
                isLive: traits.isLive,
                isCanonicalHere: canonical[Int(traits.source)],
                fingerprint: entry.fingerprint
            )
        }
    }

    /// What an article has in common with others.
    func traits(at place: Int32) -> ListingTraits { names.traits[entries[Int(place)].traits] }

    private func slice(of list: ArticleList, at range: Range<Int>) -> ListPlaces {
        guard let places = lists[list] else { return ListPlaces() }
        return places.shared(range.clamped(to: places.indices))
    }

    private func summary(at place: Int) -> ArticleSummary {
        let entry = entries[place]
        let traits = names.traits[entry.traits]
        return ArticleSummary(
            id: entry.id,
            place: place,
            pathHash: entry.pathHash,
            source: names.sources[traits.source],
            section: names.sections[traits.section],
            language: names.languages[traits.language],
            order: Date(seconds: entry.sortTime),
            firstSeen: Date(seconds: entry.firstSeen),
            day: Day(number: Int(entry.day)),
            isLive: traits.isLive,
            isCanonicalHere: canonical[Int(traits.source)],
            fingerprint: entry.fingerprint
        )
    }

    /// Articles that come one after the other stand so in their lists too.
    private struct ListStanding {
        let section: UInt32
        let language: UInt32
        let positions: ListPlaces
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
            let traits = traits(at: Int32(place))
            let (section, language) = (traits.section, traits.language)
            if known.isEmpty || known[last].section != section || known[last].language != language {
                let found = known.firstIndex { $0.section == section && $0.language == language }
                last = found ?? known.count
                if found == nil {
                    let list = list(names.sections[section], names.languages[language])
                    let positions = lists[list] ?? ListPlaces()
                    known.append(
                        ListStanding(section: section, language: language, positions: positions)
                    )
                }
            }
            let (positions, next) = (known[last].positions, known[last].next)
            let isNext = next < positions.count && positions[next] == Int32(place)
            let found = isNext ? next : positions.position(of: Int32(place))
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
        lists[list]?.position(of: place)
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

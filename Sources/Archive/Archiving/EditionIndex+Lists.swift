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

    func related(to id: ItemID) -> [(id: ItemID, fingerprint: UInt64)] {
        guard let place = place(of: id) else { return [] }
        // What tells the same event is nearer than what has like words in its headline.
        return (stories.around(place) ?? related[place]).map { other in
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

    /// What an article carries, of what has a list.
    func listedLabels(of id: ItemID) -> [ListedLabel] {
        guard let place = place(of: id), let labels = labels[place] else { return [] }
        return labels.map { ListedLabel($0, name: labelNames[$0] ?? $0.id) }
    }

    /// All labels that articles carry, in their order.
    func listedLabels() -> [ListedLabel] {
        labelNames.sorted { $0.key < $1.key }.map { ListedLabel($0.key, name: $0.value) }
    }

    func summaries(in list: ArticleList, at range: Range<Int>) -> [ArticleSummary] {
        slice(of: list, at: range).map { summary(entries[Int($0)]) }
    }

    func summary(of id: ItemID) -> ArticleSummary? {
        place(of: id).map { summary(entries[Int($0)]) }
    }

    func summaries(at range: Range<Int>) -> [ArticleSummary] {
        entries[range.clamped(to: 0..<entries.count)].map(summary)
    }

    private func slice(of list: ArticleList, at range: Range<Int>) -> ArraySlice<Int32> {
        guard let positions = lists[list] else { return [] }
        return positions[range.clamped(to: 0..<positions.count)]
    }

    private func summary(_ entry: EditionEntry) -> ArticleSummary {
        let source = sources[entry.source]
        return ArticleSummary(
            id: entry.id,
            path: path(entry),
            source: source,
            section: sections[entry.section],
            language: languages[entry.language],
            order: Date(seconds: entry.sortTime),
            firstSeen: Date(seconds: entry.firstSeen),
            day: Day(number: Int(entry.day)),
            isLive: entry.isLive,
            isCanonicalHere: canonical.contains(source),
            fingerprint: entry.fingerprint
        )
    }

    private func path(_ entry: EditionEntry) -> String {
        let start = Int(entry.pathStart)
        return String(decoding: paths[start..<(start + Int(entry.pathLength))], as: UTF8.self)
    }

    func position(of id: ItemID, in list: ArticleList) -> Int? {
        guard let wanted = place(of: id), let positions = lists[list] else { return nil }
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

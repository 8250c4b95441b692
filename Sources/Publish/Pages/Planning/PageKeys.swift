import Basics
import Domain
import Foundation
import Presentation

/// Tells what a page is made from without making it: equal keys mean equal bytes.
///
/// Each case follows what the page's composing reads of the edition; whoever lets a page show more adds it here.
struct PageKeys: Sendable {
    let edition: any EditionReading
    let map: SiteMap
    let context: SiteContext
    let desks: Desks
    let surroundings: UInt64

    func key(of article: ArticleSummary) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(article.fingerprint)
        let language = context.pageLanguage(of: article.language)
        let list = ArticleList.section(article.section, language)
        guard let position = try edition.position(of: article.id, in: list) else {
            return hash.value
        }
        let around = ArticleBatch.positions(around: position)
        hash.add(position - around.lowerBound)
        for fingerprint in try edition.fingerprints(in: list, at: around) { hash.add(fingerprint) }
        let related = try edition.related(to: article.id)
        hash.add(related.count)
        for other in related { hash.add(other.fingerprint) }
        return hash.value
    }

    func key(of page: PlannedPage) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(page.path)
        hash.add(page.language.tag)
        switch page.content {
        case .front:
            hash.add(1)
            try addNewest(200, of: .river(page.language), to: &hash)
            try addShelves(in: page.language, to: &hash)
            hash.add(
                try edition.newestChange().map { Int(clamping: $0.timeIntervalSince1970) } ?? .min
            )
            try addCountries(to: &hash)
            if let country = context.settings.country {
                try addNewest(PageComposer.nearSize, of: .country(country), to: &hash)
            }
            hash.add(desks.music.fingerprint)
            desks.programmes.addRailKey(to: &hash)
            desks.sports.addBoardKey(to: &hash)
            addSiblings(of: .front, to: &hash)
        case .list(let listed):
            hash.add(2)
            try add(listed, of: page, to: &hash)
        case .sections:
            hash.add(3)
            try addShelves(in: page.language, to: &hash)
            addSiblings(of: .sections, to: &hash)
        case .map:
            hash.add(11)
            try addCountries(to: &hash)
            addSiblings(of: .map, to: &hash)
        case .archive, .year, .month:
            hash.add(4)
            try addArchive(page, to: &hash)
        case .day(let day):
            hash.add(5)
            try add(day, of: page, to: &hash)
        case .written:
            hash.add(6)
        case .article(let id):
            return try articleKey(id)
        case .status:
            hash.add(10)
            hash.add(try StatusDocument.bytes(of: edition, context: context) ?? [])
            addSiblings(of: .status, to: &hash)
        case .reader(let kind):
            hash.add(14)
            hash.add(kind.rawValue)
            if kind == .settings { addPreferences(to: &hash) }
            addSiblings(of: kind.route, to: &hash)
        case .desk(let desk):
            hash.add(12)
            hash.add(context.notesFingerprint)
            try desks.desk(of: desk.route)?.addKey(of: desk.route, in: page.language, to: &hash)
            addSiblings(of: desk.route, to: &hash)
        case .notFound:
            hash.add(7)
            try addNewest(5, of: .river(page.language), to: &hash)
            try addShelves(in: page.language, to: &hash)
        case .search:
            hash.add(13)
            hash.add(map.search.choices.fingerprint)
            addSiblings(of: .search, to: &hash)
        case .redirect(let target):
            hash.add(8)
            hash.add(target)
        case .tombstone(let tombstone):
            hash.add(9)
            hash.add(tombstone.title)
            hash.add(tombstone.language.tag)
        }
        return hash.value
    }

    func key(of feed: PlannedFeed) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(feed.path)
        for article in try FeedComposer.newest(
            feed.scope.itemLimit,
            of: feed.list,
            in: edition,
            besides: context.keptBack
        ) {
            hash.add(article.fingerprint)
        }
        return hash.value
    }

    func key(of headlines: PlannedHeadlines) throws -> UInt64 {
        var hash = StableHash(surroundings)
        hash.add(headlines.path)
        for article in try HeadlinesComposer.newest(
            of: headlines,
            in: edition,
            besides: context.keptBack
        ) {
            hash.add(article.fingerprint)
        }
        return hash.value
    }

    private func articleKey(_ id: ItemID) throws -> UInt64 {
        guard let article = try edition.articles([id]).first else { return 0 }
        let list = ArticleList.section(
            article.section,
            context.pageLanguage(of: article.language)
        )
        guard let position = try edition.position(of: id, in: list),
            let summary = try edition.summaries(in: list, at: position..<position + 1).first
        else { return 0 }
        return try key(of: summary)
    }
}

extension PageKeys {
    private func addNewest(
        _ count: Int,
        of list: ArticleList,
        to hash: inout StableHash
    ) throws {
        let all = try edition.count(of: list)
        let fingerprints = try edition.fingerprints(in: list, at: max(0, all - count)..<all)
        hash.add(fingerprints.count)
        for fingerprint in fingerprints { hash.add(fingerprint) }
    }

    private func addShelves(in language: Language, to hash: inout StableHash) throws {
        for section in map.sections[language] ?? [] {
            let list = ArticleList.section(section, language)
            hash.add(try edition.count(of: list))
            try addNewest(PageComposer.shelfSize, of: list, to: &hash)
        }
    }

    /// The countries that have a page, and their numbers of articles.
    private func addCountries(to hash: inout StableHash) throws {
        hash.add(map.countries.count)
        for code in map.countries {
            hash.add(code)
            hash.add(try edition.count(of: .country(code)))
        }
    }

    private func addPreferences(to hash: inout StableHash) {
        let choices = map.preferences
        for names in [
            choices.countries, choices.languages.map(\.tag), choices.sources.map(\.text),
        ] {
            hash.add(names.count)
            for name in names { hash.add(name) }
        }
    }

    private func addSiblings(of route: Route, to hash: inout StableHash) {
        for language in context.settings.languages {
            hash.add(map.routes[language]?.contains(route) == true ? 1 : 0)
        }
    }

    private func add(_ listed: ListedPage, of page: PlannedPage, to hash: inout StableHash) throws {
        hash.add(listed.number ?? 0)
        hash.add(listed.number == listed.lastNumber ? 1 : 0)
        for fingerprint in try edition.fingerprints(in: listed.list, at: listed.positions) {
            hash.add(fingerprint)
        }
        let older = listed.number.map { $0 - 1 } ?? listed.lastNumber
        hash.add(older)
        if older > 0 {
            // Of the older page this one says the number and the days at which it begins and ends.
            let paging = ListPaging(count: try edition.count(of: listed.list))
            let positions = paging.positions(of: older)
            for end in [positions.lowerBound, positions.upperBound - 1] {
                for summary in try edition.summaries(in: listed.list, at: end..<end + 1) {
                    hash.add(summary.day.number)
                }
            }
        }
        addSiblings(of: Route(listed.list, listed.number), to: &hash)
        switch listed.list {
        case .country(let code), .countrySection(let code, _):
            for section in map.countrySections[code] ?? [] { hash.add(section.text) }
            for source in map.press[code] ?? [] { hash.add(source.text) }
        case .river, .form, .day, .month:
            for form in map.forms[page.language] ?? [] { hash.add(form.rawValue) }
        case .section, .source: break
        }
        guard listed.positions.isEmpty else { return }
        // An empty list points to the busiest sections.
        for section in map.sections[page.language] ?? [] {
            hash.add(try edition.count(of: .section(section, page.language)))
        }
    }

    /// Only what the page itself names: a new day changes its month, a new month its year and the archive.
    private func addArchive(_ page: PlannedPage, to hash: inout StableHash) throws {
        addSiblings(of: .archive, to: &hash)
        let days = try edition.days(in: page.language)
        guard case .month(let year, let month) = page.content else {
            var last = 0
            for entry in days where entry.day.number / 100 != last {
                last = entry.day.number / 100
                if case .year(let year) = page.content, entry.day.year != year { continue }
                hash.add(last)
            }
            return
        }
        let number = year * 100 + month
        for (day, count) in days where day.number / 100 == number {
            hash.add(day.number)
            hash.add(count)
        }
        hash.add(days.first { $0.day.number / 100 < number }?.day.number ?? 0)
        hash.add(days.last { $0.day.number / 100 > number }?.day.number ?? 0)
    }

    private func add(_ day: Day, of page: PlannedPage, to hash: inout StableHash) throws {
        let list = ArticleList.day(day, page.language)
        let count = try edition.count(of: list)
        for fingerprint in try edition.fingerprints(in: list, at: 0..<count) {
            hash.add(fingerprint)
        }
        let days = try edition.days(in: page.language).map(\.day)
        hash.add(days.first { $0 < day }?.number ?? 0)
        hash.add(days.last { $0 > day }?.number ?? 0)
    }
}

import Domain
import Foundation

/// What is decided of an item when it comes in and when the rules change.
struct Classification {
    let language: Language
    let shelf: Language
    let section: SectionID
    let published: Date?
    let sortTime: Date
    let day: Day
    /// The day in the item's address.
    let addressDay: Day
    let holdUntil: Date?
    /// Whether the source's filter keeps it from being published.
    let isExcluded: Bool

    /// Decides; `firstSeen` stands in for a missing date, for ever.
    init(
        _ item: Settled,
        of source: SourceID,
        neighbour: Date?,
        firstSeen: Date,
        rules: ClassificationRules
    ) {
        language = rules.language(item.ownLanguage, of: source)
        shelf = rules.shelf(of: language)
        section = rules.section(of: source, named: item.ownSection, categories: item.categories)
        isExcluded = !rules.admits(item.texts, of: source)
        let published = item.published
        let policy = rules.source(source)?.future ?? .clamp
        let isFarAhead = published.map { $0 > firstSeen.addingTimeInterval(86_400) } ?? false
        let shown = policy == .clamp && isFarAhead ? firstSeen : published
        self.published = shown
        holdUntil = policy == .hold ? published : nil
        // An undated item stands beside its neighbour in the feed, at the latest where it was first seen:
        // last in that hour.
        let hour = (firstSeen.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600
        let seen = Date(timeIntervalSince1970: hour)
        sortTime = shown ?? min(neighbour ?? seen, seen)
        day = rules.day(of: sortTime)
        addressDay = rules.day(of: shown ?? firstSeen)
    }
}

extension Classification {
    /// What is written of it with its item.
    static let columns: WrittenColumns<Self> = [
        "language": { $0.language.tag },
        "shelf": { $0.shelf.tag },
        "section": { $0.section.text },
        "shown_published": { $0.published?.seconds },
        "sort_time": { $0.sortTime.seconds },
        "day": { $0.day.number },
        "hold_until": { $0.holdUntil?.seconds },
        "is_excluded": { $0.isExcluded },
    ]

    /// What of an item decides where it belongs.
    struct Settled {
        let ownLanguage: Language?
        let ownSection: SectionID?
        let categories: [String]
        let published: Date?
        /// What filters look at.
        let texts: [String]
    }
}

extension Classification.Settled {
    init(_ item: ReceivedItem) {
        ownLanguage = item.language
        ownSection = item.section
        categories = item.categories
        published = item.published
        texts =
            [item.title, item.summary?.text ?? item.content?.text].compactMap(\.self)
            + item.authors + item.categories
    }
}

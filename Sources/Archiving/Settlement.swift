import Domain
import Foundation

/// What is decided of an item when it comes in and when the rules change.
struct Settlement {
    let language: Language
    let shelf: Language
    let section: SectionID
    let published: Date?
    let sortTime: Date
    let day: Day
    let holdUntil: Date?

    /// Decides; `firstSeen` stands in for a missing date, for ever.
    init(
        source: SourceID,
        ownLanguage: Language?,
        ownSection: SectionID?,
        categories: [String],
        published: Date?,
        firstSeen: Date,
        rules: SettlementRules
    ) {
        language = rules.language(ownLanguage, of: source)
        shelf = rules.shelf(of: language)
        section = rules.section(of: source, named: ownSection, categories: categories)
        let policy = rules.source(source)?.future ?? .clamp
        let isFarAhead = published.map { $0 > firstSeen.addingTimeInterval(86_400) } ?? false
        let shown = policy == .clamp && isFarAhead ? firstSeen : published
        self.published = shown
        holdUntil = policy == .hold ? published : nil
        // An undated item stands last in the hour in which it was first seen.
        let hour = (firstSeen.timeIntervalSince1970 / 3_600).rounded(.down) * 3_600
        sortTime = shown ?? Date(timeIntervalSince1970: hour)
        day = rules.day(of: shown ?? firstSeen)
    }
}

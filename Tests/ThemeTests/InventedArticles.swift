import Domain
import Foundation

/// Articles that nobody wrote, one like the other but for what a test names.
enum InventedArticles {
    /// 21 November 2026, 05:10 UTC.
    static let moment = Date(timeIntervalSince1970: 1_795_237_800)

    static func one(
        _ number: Int = 0,
        title: String? = nil,
        summary: String? = "Tres mil cuotas de veinte euros compran la rueda y la casa.",
        source: SourceID = "arla",
        language: Language = "es",
        section: SectionID = "economy",
        rights: Rights = .excerpt,
        origin: Origin = .live,
        hasDate: Bool = true,
        hasPicture: Bool = false,
        isBreaking: Bool = false,
        author: String? = nil,
        tellers: [SourceID] = []
    ) -> Article {
        let id = ItemID(source: source, identity: "\(number)")
        let date = moment.addingTimeInterval(-Double(number) * 600)
        let picture = Picture(
            address: "a.svg",
            width: 1_200,
            height: 675,
            alt: "Un molino",
            isLocal: true
        )
        return Article(
            id: id,
            path: "/n/2026/11/21/\(id.text)/",
            source: source,
            title: title ?? "Titular número \(number)",
            summary: summary,
            link: source == Source.ownID ? nil : "https://arla.example/\(number)",
            identity: "\(number)",
            published: hasDate ? date : nil,
            updated: nil,
            firstSeen: date,
            order: date,
            authors: [author].compactMap(\.self),
            categories: [],
            language: language,
            section: section,
            rights: rights,
            origin: origin,
            picture: hasPicture ? picture : nil,
            enclosures: [],
            isBreaking: isBreaking,
            duplicates: tellers.map { Article.Duplicate(source: $0, title: "Otra voz", link: nil) }
        )
    }

    /// Articles of several sources and sections, newest first.
    static func many(_ count: Int, sections: [SectionID] = ["economy", "world"]) -> [Article] {
        (0..<count).map { number in
            one(
                number,
                source: SourceID("s\(number % 5)"),
                section: sections[number % sections.count],
                hasPicture: number % 3 == 0
            )
        }
    }
}

import Foundation
import GRDB
import TestSupport
import Testing

/// The pictures that are drawn for events and places, from their files to their pages.
@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct EntityCardsSiteTests {
    private static let choir = """
        - id: coro
          title: {es: Coro, en: Choir}
          start: 2026-11-26 19:30
          duration: PT1H
          repeat: FREQ=WEEKLY
          place: {name: Teatro}
        """
    private static let others = """

        - {id: cine, title: Cine, start: 2026-11-28 20:00, picture: pictures/cine.png}
        - {id: ayer, title: Ayer, start: 2026-11-20 20:00}

        """
    private static let place = "- {id: olmo, name: Farmacia Olmo, tag: amenity=pharmacy}\n"

    private func workplace(_ cards: String = "drawn") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: agenda, kind: data, model: event, url: data/agenda.yaml}
              - {id: lugares, kind: data, model: place, url: data/lugares.yaml}

            """,
            site: "  cards: \(cards)"
        )
        try workplace.write(Self.choir + Self.others, to: "Content/data/agenda.yaml")
        try workplace.write(Self.place, to: "Content/data/lugares.yaml")
        try workplace.write(InventedPicture.png(700, 400), to: "Content/pictures/cine.png")
        return workplace
    }

    /// The picture that stands for a page where its link is shared, and its description.
    private func shared(_ workplace: Workplace, _ start: String) throws -> (String?, String?) {
        let site = try workplace.site()
        let page = try #require(site.pages.first { $0.hasPrefix(start) })
        let metas = site.tags(of: page).filter { $0.name == "meta" }
        func content(_ property: String) -> String? {
            metas.first { $0.attributes["property"] == property }?.attributes["content"]
        }
        let image = content("og:image")
        if let image, image.hasPrefix("https://example.org/_/p/") {
            #expect(workplace.exists("public/\(image.dropFirst("https://example.org/".count))"))
            let twitter = metas.first { $0.attributes["name"] == "twitter:card" }
            #expect(twitter?.attributes["content"] == "summary_large_image")
        }
        return (image, content("og:image:alt"))
    }

    private func uses(_ workplace: Workplace) throws -> Int {
        let file = workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        return try DatabaseQueue(path: file).read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT COUNT(*) FROM picture_uses WHERE shape = 'card'"
            ) ?? 0
        }
    }

    @Test("events and places without a picture are shared with a drawn one in each language")
    func drawn() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let (spanish, text) = try shared(workplace, "agenda/coro")
        let (english, other) = try shared(workplace, "en/agenda/coro")
        #expect(spanish?.hasPrefix("https://example.org/_/p/") == true)
        #expect(english?.hasPrefix("https://example.org/_/p/") == true)
        #expect(spanish != english)
        #expect(text == "Coro · Cada jueves, 19:30–20:30 · Teatro")
        #expect(other?.hasPrefix("Choir · Every Thursday") == true)
        #expect(try shared(workplace, "lugares/farmacia-olmo").1 == "Farmacia Olmo · Farmacias")
        #expect(try shared(workplace, "agenda/cine").1 != "Cine")
        #expect(try shared(workplace, "agenda/ayer").0 == nil)
        #expect(try uses(workplace) == 4)
    }

    @Test("they stay as time passes, are drawn anew for other words, and a full build agrees")
    func incremental() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let first = try shared(workplace, "agenda/coro").0
        #expect(try await workplace.build().errors.contains(" 0 rendered"))
        #expect(try await workplace.build(at: "2026-12-05T06:00:00Z").code == 0)
        #expect(try shared(workplace, "agenda/coro").0 == first)
        let moved = Self.choir.replacing("19:30", with: "20:00") + Self.others
        try workplace.write(moved, to: "Content/data/agenda.yaml")
        #expect(try await workplace.build(at: "2026-12-05T06:00:00Z").code == 0)
        let (second, text) = try shared(workplace, "agenda/coro")
        #expect(second != first && second != nil)
        #expect(text == "Coro · Cada jueves, 20:00–21:00 · Teatro")
        let step = try workplace.site().files
        #expect(try await workplace.build("--full", at: "2026-12-05T06:00:00Z").code == 0)
        #expect(try workplace.site().files == step)
    }

    @Test("without 'cards: drawn' nothing is drawn, and what was drawn goes")
    func none() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        #expect(try uses(workplace) > 0)
        let site = try workplace.read("Content/site.yaml")
        try workplace.write(
            site.replacing("cards: drawn", with: "cards: none"),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try uses(workplace) == 0)
        #expect(try shared(workplace, "agenda/coro").0 == nil)
    }
}

import Domain
import Recurrence
import Testing

@testable import SourceKinds

/// Events that feeds carry beside their articles.
@Suite struct FeedEventTests {
    private func read(_ item: String) throws -> SourceReadingResult {
        try SourceStub("feed", address: "https://valle.example/feed").read(
            """
            <?xml version="1.0"?>
            <rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/"
                xmlns:x="urn:ietf:params:xml:ns:xcal">
            <channel><title>Valle</title><link>https://valle.example/</link>
            <item><guid>a1</guid><title>Concierto de &lt;b&gt;otoño&lt;/b&gt;</title>
            <link>https://valle.example/concierto</link><description>En la plaza</description>
            \(item)</item></channel></rss>
            """
        )
    }

    @Test("the event module of RSS")
    func module() throws {
        let result = try read(
            """
            <ev:startdate>2026-11-21T20:00:00+01:00</ev:startdate>
            <ev:enddate>2026-11-21T21:30:00+01:00</ev:enddate>
            <ev:location>Teatro Municipal, Calle Mayor 1</ev:location>
            <ev:organizer>Banda Municipal</ev:organizer><ev:type>Música</ev:type>
            """
        )
        #expect(result.items.count == 1)
        let event = try #require(result.events.first)
        #expect(event.details.title.plain == "Concierto de otoño")
        #expect(event.times.start.text == "20261121T200000")
        #expect(event.length == EventLength(seconds: 5_400))
        #expect(event.details.place?.name == "Teatro Municipal")
        #expect(event.details.place?.address == "Calle Mayor 1")
        #expect(event.details.organiser == "Banda Municipal")
        #expect(event.details.categories == ["Música"])
        #expect(event.details.link == "https://valle.example/concierto")
        #expect(event.details.text?.plain == "En la plaza")
        #expect(result.batch.entities.first?.identity == "a1")
    }

    @Test("xCal, with days, with dates as mail has them, and with addresses of people")
    func calendar() throws {
        let days = try read(
            "<x:dtstart>20261224</x:dtstart><x:dtend>20261226</x:dtend><x:location>Plaza</x:location>"
        ).events
        #expect(days.first?.times.isWholeDay == true)
        #expect(days.first?.length == EventLength(days: 3))
        let mail = try read(
            """
            <x:dtstart>Sat, 21 Nov 2026 19:00:00 +0000</x:dtstart>
            <x:organizer>mailto:ana@example.org</x:organizer>
            """
        ).events
        #expect(mail.first?.times.start.text == "20261121T200000")
        #expect(mail.first?.details.organiser == nil)
    }

    @Test(
        "an entry without a time announces nothing",
        arguments: [
            "", "<ev:location>Plaza</ev:location>", "<ev:startdate>pronto</ev:startdate>",
        ]
    )
    func none(_ item: String) throws {
        let result = try read(item)
        #expect(result.items.count == 1)
        #expect(result.events.isEmpty)
    }

    @Test(
        "times that nobody can read, or that end before they begin, are named",
        arguments: [
            ("<ev:startdate>mañana</ev:startdate>", "'mañana' is no day or time"),
            (
                "<ev:startdate>2026-11-21T20:00:00</ev:startdate><ev:enddate>2026-11-21T19:00:00</ev:enddate>",
                "it ends before it begins"
            ),
            (
                "<ev:startdate>2026-11-21</ev:startdate><ev:enddate>tarde</ev:enddate>",
                "its end 'tarde' is no day or time"
            ),
        ]
    )
    func faults(_ item: String, _ wanted: String) throws {
        let said = try read(item).diagnostics.map(\.message)
        #expect(
            said == ["the article 'Concierto de otoño' announces an event, but \(wanted)"]
        )
    }
}

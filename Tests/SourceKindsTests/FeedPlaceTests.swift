import Domain
import Testing

@testable import SourceKinds

/// Articles of feeds that say where they happened.
@Suite struct FeedPlaceTests {
    private func read(_ item: String) throws -> SourceReadingResult {
        let stub = try SourceStub("feed", address: "https://valle.example/feed")
        let page = AnswerPage(bytes: Array(feed(item).utf8))
        return try stub.kind.read(
            SourceAnswer(pages: [page], receivedAt: SourceStub.now),
            in: ReadingContext(
                source: stub.source,
                origin: .live,
                timeZone: SourceStub.madrid,
                receivedAt: SourceStub.now,
                known: KnownItems([], readAs: "1")
            )
        )
    }

    private func feed(_ item: String) -> String {
        """
        <?xml version="1.0"?>
        <rss version="2.0" xmlns:g="http://www.georss.org/georss" xmlns:gml="http://www.opengis.net/gml"
            xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:ev="http://purl.org/rss/1.0/modules/event/">
        <channel><title>Valle</title><link>https://valle.example/</link>
        <item><guid>a1</guid><title>Arde un pajar</title>
        <link>https://valle.example/pajar</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>
        \(item)</item></channel></rss>
        """
    }

    @Test(
        "every way to write a point",
        arguments: [
            "<g:point>40.6625 -0.5735</g:point>", "<g:point> 40.6625,\n-0.5735 </g:point>",
            "<g:where><gml:Point><gml:pos>40.6625 -0.5735</gml:pos></gml:Point></g:where>",
            "<g:where><gml:Point><gml:pos>40.6625 -0.5735 980</gml:pos></gml:Point></g:where>",
            "<geo:lat>40.6625</geo:lat><geo:long>-0.5735</geo:long>",
            "<geo:Point><geo:lat>40.6625</geo:lat><geo:long>-0.5735</geo:long></geo:Point>",
            "<geo:lat>1</geo:lat><geo:long>1</geo:long><g:point>40.6625 -0.5735</g:point>",
        ]
    )
    func points(_ item: String) throws {
        let result = try read(item)
        #expect(
            result.items.first?.details.point == GeoPoint(longitude: -0.5735, latitude: 40.6625)
        )
        #expect(result.diagnostics == [])
        #expect(result.batch.entries.count == 2)
    }

    @Test(
        "what is no place on Earth is named with its line, and the article stays",
        arguments: [
            (
                "<g:point>140.1 40.2</g:point>",
                "latitude 140.1 and longitude 40.2 look swapped"
            ),
            (
                "<g:point>200 200</g:point>",
                "the latitude 200.0 is not between -90 and 90"
            ),
            ("<geo:lat>40</geo:lat>", "latitude or longitude is missing"),
            ("<g:point>40</g:point>", "latitude or longitude is missing"),
            (
                "<g:point>1 2 3 4</g:point>",
                "latitude or longitude is missing"
            ),
            (
                "<g:point>nan aquí</g:point>",
                "'aquí' is no number of degrees"
            ),
        ]
    )
    func astray(_ item: String, _ message: String) throws {
        let result = try read(item)
        #expect(result.items.map(\.title) == ["Arde un pajar"])
        #expect(result.items.first?.details.point == nil)
        #expect(
            result.diagnostics.map { "\($0.line ?? 0): \($0.message)" }
                == ["5: the article 'Arde un pajar' is on no map: \(message)"]
        )
        // It is told of again when the entry comes again as it was.
        #expect(result.batch.entries.map(\.identity) == [0])
    }

    @Test(
        "lines, areas and nothing are no point",
        arguments: [
            "", "<g:point> </g:point>", "<g:line>40 -1 41 -1</g:line>",
            "<g:where><gml:LineString><gml:posList>40 -1 41 -1</gml:posList></gml:LineString></g:where>",
        ]
    )
    func none(_ item: String) throws {
        let result = try read(item)
        #expect(result.items.first?.details == ArticleDetails())
        #expect(result.diagnostics == [])
    }

    @Test("an event that a feed announces is where the entry says")
    func event() throws {
        let result = try read(
            "<ev:startdate>2026-11-21T20:00:00+01:00</ev:startdate><g:point>40.6625 -0.5735</g:point>"
        )
        #expect(
            result.events.first?.details.place?.point
                == GeoPoint(longitude: -0.5735, latitude: 40.6625)
        )
    }

    @Test("rows of data name a place as places do")
    func rows() throws {
        let rows = """
            - {id: a, title: Uno, place: [40.6625, -0.5735]}
            - {id: b, title: Dos, latitude: 40.6625, longitude: -0.5735}
            - {id: c, title: Tres, place: [140.1, 40.2]}
            """
        let result = try SourceStub("data", ["model": .text("article")], address: "data/a.yaml")
            .read(rows)
        let point = GeoPoint(longitude: -0.5735, latitude: 40.6625)
        #expect(result.items.map(\.details.point) == [point, point, nil])
        #expect(result.diagnostics.map(\.message).contains { $0.contains("look swapped") })
    }
}

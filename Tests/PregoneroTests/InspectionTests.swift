import Foundation
import Testing

/// What `inspect` shows.
@Suite struct InspectionTests {
    @Test func aFeedIsPrintedAsJSON() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...2), to: "a.xml")
        let run = try await workplace.run("inspect", "feed", "a.xml", "--json")
        #expect(run.code == 0)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let document = try #require(object as? [String: Any])
        let entries = try #require(document["entries"] as? [[String: Any]])
        #expect(entries.count == 2)
        #expect(entries.first?["published"] as? String == "2026-11-01T01:00:00Z")
        #expect(entries.first?["author"] is NSNull)
    }

    @Test func aFileThatIsNoFeedIsAnErrorAndTheOthersGoOn() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...2), to: "x/a.xml")
        try workplace.write("hello", to: "x/b.xml")
        let run = try await workplace.run("inspect", "feed", "x/b.xml", "x/a.xml", "--out", "views")
        #expect(run.code == 1)
        #expect(run.lastLine == "error: 1 of 2 could not be read as a feed")
        #expect(try workplace.read("views/x/b.xml.json").hasPrefix("{\"entries\":[],\"error\":{"))
        #expect(try workplace.read("views/x/a.xml.json").contains("Noticia 2"))
    }

    @Test func htmlIsPrintedCleaned() async throws {
        let workplace = try Workplace()
        try workplace.write("<p onclick=x()>Hola<script>alert(1)</script></p>", to: "a.html")
        let run = try await workplace.run("inspect", "html", "a.html")
        #expect(run.code == 0)
        #expect(run.output == "<p>Hola</p>\n")
    }

    @Test func payloadsAreCleanedInABatch() async throws {
        let workplace = try Workplace()
        try workplace.write(
            #"[{"id": 7, "payload": "<svg onload=alert(1)>a"}, {"id": "b", "payload": "<b>x"}]"#,
            to: "payloads.json"
        )
        let run = try await workplace.run("inspect", "html", "--batch", "payloads.json")
        #expect(run.code == 0)
        #expect(run.output == #"[{"id":7,"output":""},{"id":"b","output":"<b>x</b>"}]"# + "\n")
    }

    @Test func oneInputIsNeeded() async throws {
        let run = try await Workplace().run("inspect", "html")
        #expect(run.code == 2)
        #expect(run.errors.contains("name one file (or '-'), or --batch with a JSON file"))
    }
}

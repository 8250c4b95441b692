import Domain
import Testing

@testable import SourceKinds

@Suite struct EntityChoiceTests {
    private func event(_ id: String, _ start: String, _ rule: String = "") -> String {
        "BEGIN:VEVENT\r\nUID:\(id)\r\nSUMMARY:Acto\r\nDTSTART:\(start)\r\n\(rule)END:VEVENT\r\n"
    }

    private func calendar(maxItems: Int?) throws -> SourceReadingResult {
        let past = (0..<10).map { event("past\($0)", "2025010\($0 / 2 + 1)T100000Z") }
        let coming = (10..<30).reversed().map { event("\($0)", "202612\($0)T100000Z") }
        let weekly = event("weekly", "20250107T100000Z", "RRULE:FREQ=WEEKLY\r\n")
        let events = (past + coming + [weekly]).joined()
        return try SourceStub("ical", address: "data/agenda.ics", maxItems: maxItems)
            .read("BEGIN:VCALENDAR\r\n\(events)END:VCALENDAR")
    }

    @Test("of a calendar as many events are taken as its source says, those that come next")
    func comingNext() throws {
        let batch = try calendar(maxItems: 3).batch
        #expect(batch.entities.map(\.identity) == ["11", "10", "weekly"])
        #expect(
            batch.reading.remarks == ["left out by maxItems: 28 of 31 entries of the kind 'event'"]
        )
        #expect(batch.reading.accepted == 3)
        #expect(batch.reading.dropped == 28)
    }

    @Test("what is over stays as it is archived; what is to come and left out is on no longer")
    func archived() throws {
        let batch = try calendar(maxItems: 3).batch
        #expect(batch.isComplete)
        #expect(batch.untold == Set((0..<10).map { "past\($0)" }))
    }

    @Test("where too few come, those that began last are taken")
    func past() throws {
        let batch = try calendar(maxItems: 23).batch
        let past = batch.entities.map(\.identity).filter { $0.hasPrefix("past") }
        #expect(past == ["past8", "past9"])
    }

    @Test("whoever says nothing gets all", arguments: [nil, 31])
    func all(_ most: Int?) throws {
        let batch = try calendar(maxItems: most).batch
        #expect(batch.entities.count == 31)
        #expect(batch.reading.remarks == [])
        #expect(batch.untold == [])
    }

    @Test("of places the first are taken, however many articles a source may have")
    func places() throws {
        let rows = (0..<600).map { "- {id: p\($0), name: Fuente}" }.joined(separator: "\n")
        func read(_ most: Int?) throws -> [String] {
            try SourceStub(
                "data",
                ["model": .text("place")],
                address: "data/places.yaml",
                maxItems: most
            )
            .read(rows).identities
        }
        #expect(try read(2) == ["p0", "p1"])
        #expect(try read(nil).count == 600)
    }
}

import Domain
import Foundation
import Testing

@testable import Pages

@Suite struct LiveTextTests {
    private static func live(_ written: String...) -> LiveCoverage {
        LiveCoverage(
            entries: written.map {
                LiveCoverage.Entry(time: Date(timeIntervalSince1970: 0), written: $0, anchor: $0)
            }
        )
    }

    @Test func entriesGoFromHeadingToHeading() throws {
        let html = """
            <p>Ñu</p><h2 id="a">21:00  Gol é</h2><p>a</p><h2>Otra</h2><h2>20:45</h2>\u{301}b
            """
        let text = try #require(LiveText(html, Self.live("21:00", "20:45")))
        #expect(text.intro == "<p>Ñu</p>")
        #expect(text.entries.map(\.title) == ["Gol é", ""])
        #expect(text.entries.map(\.html) == ["<p>a</p><h2>Otra</h2>", "\u{301}b"])
    }

    @Test(arguments: ["", "<h2>21:00 a</h2>", "<h2", "<h2>20:45", "<p>20:45</p>"])
    func aTextWithoutAllOfThemIsNone(html: String) {
        #expect(LiveText(html, Self.live("20:45")) == nil)
    }

    @Test func aTextFullOfHeadingsIsReadOnce() throws {
        let others = String(repeating: "<h2>ñ</h2>", count: 200_000)
        let text = try #require(LiveText("\(others)<h2>20:45 a</h2>b", Self.live("20:45")))
        #expect(text.intro == others)
        #expect(text.entries.map(\.html) == ["b"])
    }
}

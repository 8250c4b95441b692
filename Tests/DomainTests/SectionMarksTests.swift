import Domain
import Testing

@Suite struct SectionMarksTests {
    private let sections = ["ball", "bal"].map {
        Section(id: SectionID($0), title: LocalizedText($0), slug: LocalizedText($0), glyph: $0)
    }

    @Test func theFallbackStandsInForAnUnknownMark() {
        let marked = sections.marked(from: ["ball", Section.fallbackGlyph])
        #expect(marked.sections.map(\.glyph) == ["ball", Section.fallbackGlyph])
        #expect(marked.sections.map(\.id) == sections.map(\.id))
        #expect(marked.unknown == [sections[1]])
    }

    @Test func whereThereIsNoFallbackAllStaysAsItIs() {
        let marked = sections.marked(from: ["ball"])
        #expect(marked.sections == sections)
        #expect(marked.unknown == [sections[1]])
    }

    @Test func whatIsKnownIsNotTold() {
        #expect(sections.marked(from: ["bal", "ball"]).unknown.isEmpty)
    }
}

import Testing

@testable import Archiving

@Suite struct HeadlineTermsTests {
    private func terms(_ title: String) throws -> [UInt32] {
        HeadlineTerms.of(key: try #require(StoryTitle.key(title)))
    }

    @Test func onlyWordsThatSaySomethingCount() throws {
        #expect(try terms("El pan y la sal de los hornos").count == 1)
        let other = try terms("Hornos: el pan y la sal de los")
        #expect(try terms("El pan y la sal de los hornos") == other)
    }

    @Test func wordsOnAnythingSayNothing() throws {
        #expect(try terms("What we know about them and where they were").isEmpty)
        #expect(try terms("Cuando todos dicen donde hasta siempre").isEmpty)
    }

    @Test func aPluralIsItsSingular() throws {
        #expect(try terms("Incendios en mercados antiguos") == terms("Incendio en mercado antiguo"))
    }

    @Test func aWordCountsOnce() throws {
        #expect(try terms("Lluvia y la lluvia de la lluvia").count == 1)
        #expect(HeadlineTerms.of(key: "").isEmpty)
    }

    @Test func scriptsWithoutSpacesCountByPairs() throws {
        let one = Set(try terms("东京股市周五大幅上涨"))
        let other = Set(try terms("周五东京股市收盘下跌"))
        #expect(one.count == 9)
        // 东京, 京股, 股市, 周五
        #expect(one.intersection(other).count == 4)
    }

    @Test func accentsAndCaseDoNotMatter() throws {
        #expect(try terms("ELECCIÓN MUNICIPAL en Écija") == terms("Eleccion municipal en ecija"))
    }
}

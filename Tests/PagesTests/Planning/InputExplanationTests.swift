import Domain
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct InputExplanationTests {
    private func lines(_ path: String) throws -> [String] {
        let material = try SmallSite().material(InventedEdition.whole)
        let page = try #require(try SiteMap(material).pages.first { $0.path == path })
        return try InputExplanation(material).lines(of: page)
    }

    @Test func theFrontPageNamesEverythingOnIt() throws {
        let lines = try lines("/")
        #expect(lines.contains("the time of the newest change (es)"))
        #expect(lines.contains("80 articles of the news in 'es'"))
        #expect(lines.contains("12 articles of the section 'economy' in 'es'"))
        #expect(lines.contains("1 entities of the kind 'track' of 'valle'"))
        #expect(lines.contains("1 entities of the kind 'match' of 'valle'"))
        #expect(lines.contains("1 entities of the kind 'programme' of 'valle'"))
        #expect(lines.contains { $0.hasPrefix("the numbers of articles: ") })
    }

    @Test func aListNamesItsOldestArticleAndThePageBelow() throws {
        let lines = try lines("/noticias/")
        #expect(lines.first == "50 articles, the oldest /n/es-economy-30/")
        #expect(lines.contains("the first and last day of page 1"))
    }

    @Test func whatIsMadeOfTextsAloneSaysSo() throws {
        #expect(try lines("/guardados/") == ["texts alone: the browser knows the rest"])
    }
}

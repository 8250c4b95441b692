import Domain
import Foundation
@testable import Pages
import Presentation
import Testing

@Suite struct ArticlePageTests {
    private static let text =
        "<p>El molino dejó de girar un martes. \(String(repeating: "Y muele. ", count: 60))</p>"

    @Test func excerptLeadsToTheSourceFirst() throws {
        let html = try render(
            InventedArticles.one(summary: String(repeating: "palabra ", count: 80))
        )
        let source = try #require(html.range(of: "Leer en Diario del Arla"))
        let text = try #require(html.range(of: "<p>palabra palabra"))
        #expect(source.upperBound < text.lowerBound)
        #expect(html.contains(#"<meta name="robots" content="noindex,follow">"#))
        #expect(html.contains("El Pregonero muestra solo el comienzo."))
        #expect(!html.contains("Y muele"))
        let excerpt = try #require(html.firstMatch(of: /<p>(palabra [^<]*)<\/p>/)).output.1
        #expect(excerpt.count <= 200)
        #expect(excerpt.hasSuffix("palabra…"))
    }

    @Test func excerptWithoutSummaryShowsTheBeginning() throws {
        let html = try render(InventedArticles.one(summary: nil))
        #expect(html.contains("<p>El molino dejó de girar un martes."))
        #expect(!html.contains("min de lectura"))
    }

    @Test func licensedTextIsShownAndIndexed() throws {
        let html = try render(InventedArticles.one(source: "faro", rights: .cc))
        #expect(html.contains("Y muele"))
        #expect(html.contains("2 min de lectura"))
        #expect(html.contains(#"<meta name="robots" content="max-image-preview:large">"#))
        #expect(html.contains("Leer en El Faro"))
        #expect(html.contains("Tres mil cuotas de veinte euros compran la rueda y la casa.</p>"))
    }

    @Test(arguments: [
        "El molino dejó de girar un martes. Y muele. Y muele. Y muele y calla",
        "«El molino dejó\u{A0}de girar un martes…» – Y muele",
    ])
    func summaryThatBeginsTheTextIsNotRepeated(summary: String) throws {
        let article = InventedArticles.one(
            summary: summary,
            source: "faro",
            rights: .cc
        )
        #expect(!(try render(article)).contains("class=\"standfirst\""))
    }

    @Test func sampleIsLabelledAndNotIndexed() throws {
        let html = try render(
            InventedArticles.one(source: "faro", rights: .cc, origin: .sample)
        )
        #expect(html.contains(#"<b class="sample">muestra</b>"#))
        #expect(html.contains(#"<meta name="robots" content="noindex,follow">"#))
    }

    @Test func unknownDateHasNoTime() throws {
        let html = try render(InventedArticles.one(hasDate: false))
        #expect(html.contains("<span>fecha desconocida</span>"))
        #expect(!html.contains("<time"))
        #expect(!html.contains("datePublished"))
    }

    @Test func foreignArticleKeepsItsDirection() throws {
        let html = try render(
            InventedArticles.one(title: "عودة الطيور المهاجرة", language: "ar")
        )
        #expect(html.contains(#"<html lang="es" dir="ltr">"#))
        #expect(
            html.contains(
                #"<article class="article article--excerpt article--bare" lang="ar" dir="rtl""#
            )
        )
    }

    @Test func withoutPictureThereIsNoFigure() throws {
        #expect(!(try render(InventedArticles.one())).contains("<figure"))
        #expect(try render(InventedArticles.one(hasPicture: true)).contains("<figure"))
    }

    @Test func otherTellersAreNamed() throws {
        let html = try render(InventedArticles.one(tellers: ["faro"]))
        #expect(html.contains(#"<h2 id="also">Se dice en</h2>"#))
        #expect(html.contains("<h3>Otra voz</h3>"))
    }

    @Test func neighboursAreOlderAndNewer() throws {
        let html = try render(
            InventedArticles.one(5),
            previous: InventedArticles.one(6),
            next: InventedArticles.one(4)
        )
        #expect(html.contains("<small>Anterior en Economía</small><span>Titular número 6"))
        #expect(html.contains("<small>Siguiente en Economía</small><span>Titular número 4"))
    }

    private func render(
        _ article: Article,
        previous: Article? = nil,
        next: Article? = nil
    ) throws -> String {
        let site = try ThemeSite()
        let page = ArticlePage(
            article,
            text: ArticleBody(id: article.id, html: Self.text, words: 360),
            previous: previous,
            next: next,
            more: [],
            hasArchive: true,
            at: site.place(article.path),
            context: site.context
        )
        return site.render(page)
    }
}

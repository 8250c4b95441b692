import Presentation
import Testing

@Suite struct TextInsertsTests {
    @Test func aMapWithoutItsDrawingIsNothingElsewhere() {
        let html = """
            <p>Antes</p><figure class="insert insert--map map"><svg><path d="M0"/></svg>\
            <figcaption>Del puente al molino</figcaption></figure><p>Después</p>
            """
        #expect(TextInserts.quiet(html) == "<p>Antes</p><p>Después</p>")
    }

    @Test func whatOnlyAPageCanDoStaysThere() {
        let html = """
            <figure class="insert insert--video"><a href="https://v.example/1" \
            data-frame="https://v.example/e/1" data-title="El molino">Ver</a>\
            <figcaption></figcaption></figure>
            """
        let quiet = TextInserts.quiet(html)
        #expect(
            quiet
                == #"<figure class="insert insert--video"><a href="https://v.example/1">Ver</a></figure>"#
        )
    }

    @Test func othersTextsStayAsTheyAre() {
        let html = #"<p data-title="x">Uno</p><figcaption></figcaption>"#
        #expect(TextInserts.quiet(html) == html)
    }
}

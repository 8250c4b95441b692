import Domain
import Testing

@Suite struct SlugTests {
    @Test(arguments: [
        ("El pueblo compra su molino", "el-pueblo-compra-su-molino"),
        ("¿Qué pasó en León? ¡Nada!", "que-paso-en-leon-nada"),
        ("L’été à l'œuvre", "lete-a-loeuvre"),
        ("Straße & Größe", "strasse-grosse"),
        ("AT&T — 5G", "at-t-5g"),
        ("水の都", ""),
        ("", ""),
    ])
    func foldsToASCII(title: String, slug: String) {
        #expect(Slug.make(title, limit: 60) == slug)
    }

    @Test func cutsAtAWord() {
        #expect(Slug.make("uno dos tres cuatro", limit: 12) == "uno-dos-tres")
        #expect(Slug.make("uno dos tres cuatro", limit: 13) == "uno-dos-tres")
    }

    @Test func cutsOneLongWord() {
        #expect(Slug.make(String(repeating: "a", count: 90), limit: 60).count == 60)
    }
}

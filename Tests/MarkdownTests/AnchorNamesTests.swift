import Testing

@testable import Markdown

@Suite struct AnchorNamesTests {
    @Test(arguments: [
        ("Año nuevo", "ano-nuevo"),
        ("  ¿Qué pasó?  ", "que-paso"),
        ("L’équipe – l'œuvre", "l-equipe-l-oeuvre"),
        ("Straße 2,5 %", "strasse-2-5"),
        ("Ångström_İstanbul", "angstrom-istanbul"),
        ("n\u{303}", "n"),
        ("がっこう", "がっこう"),
        ("か\u{3099}", "か\u{3099}"),
        ("العربية اليوم", "العربية-اليوم"),
        ("हिन्दी", "हिन्दी"),
        ("การ์ตูน", "การ์ตูน"),
        ("Ёлка и Йод", "ёлка-и-йод"),
        ("한국어", "한국어"),
        ("⚽️ Gol 1️⃣", "gol-1"),
        ("\"><script>", "script"),
        ("…", ""),
    ])
    func textBecomesItsSlug(text: String, slug: String) {
        #expect(AnchorNames.slug(of: text) == slug)
    }

    @Test func aClaimedNameIsNotGivenAgain() {
        var names = AnchorNames(taken: ["a"])
        let claims = [names.claim("a"), names.claim("a-2")]
        let name = names.name(for: "a")
        #expect(claims == [false, true])
        #expect(name == "a-3")
    }
}

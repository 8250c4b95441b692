import Domain
import Testing

/// Which files of the newsroom's own a text names, whatever form it has.
@Suite struct OwnFileSearchTests {
    private static let search = OwnFileSearch([
        "pictures/a.jpg", "pictures/a b.jpg", "pictures/a (1).jpg", "pictures/q&a.jpg",
        "pictures/sub/ñ.svg", "media/jota.mp3",
    ])

    @Test(arguments: [
        ("<img src=\"pictures/a.jpg\" alt=\"\">", "pictures/a.jpg"),
        ("<img src=\"/pictures/a.jpg\">", "pictures/a.jpg"),
        ("<img src=\"/portal/pictures/a.jpg\">", "pictures/a.jpg"),
        ("<img src=\"./pictures//a%20b.jpg?x=1#y\">", "pictures/a b.jpg"),
        ("<img src=\"pictures%2Fa.jpg\">", "pictures/a.jpg"),
        ("<img src=\"pictures/q&amp;a.jpg\">", "pictures/q&a.jpg"),
        ("<a href=\"../pictures/sub/%C3%B1.svg\">", "pictures/sub/ñ.svg"),
        ("<audio src=\"media/jota.mp3\">", "media/jota.mp3"),
        ("![x](pictures/a.jpg \"un pie\")", "pictures/a.jpg"),
        ("![x](<pictures/a b.jpg>)", "pictures/a b.jpg"),
        ("picture: pictures/a.jpg # ayer", "pictures/a.jpg"),
        ("picture: 'pictures/a b.jpg'", "pictures/a b.jpg"),
        ("{\"address\":\"pictures/a.jpg\",\"isLocal\":true}", "pictures/a.jpg"),
        ("{\"html\":\"<img src=\\\"pictures/a.jpg\\\">\"}", "pictures/a.jpg"),
        ("{{#asset}} pictures/a.jpg {{/asset}}", "pictures/a.jpg"),
        ("a{background:url(../pictures/a.jpg)}", "pictures/a.jpg"),
    ])
    func itFindsANameHoweverItIsWritten(text: String, name: String) {
        #expect(Self.search.names(in: text) == [name])
    }

    @Test func oneNameMayBeginAnother() {
        let names = Self.search.names(in: "![x](<pictures/a (1).jpg>)")
        #expect(names == ["pictures/a (1).jpg"])
    }

    @Test(arguments: [
        "", "pictures/", "pictures/otra.jpg", "la media/docena", "<img src=\"pictures.jpg\">",
        "https://otro.example/pictures/a.jpg", "//otro.example/x/media/jota.mp3",
    ])
    func whatIsNoneOfItsOwnIsNotFound(text: String) {
        #expect(Self.search.names(in: text) == [])
    }

    @Test(arguments: [
        ("pictures/q&amp;a.jpg", "pictures/q&a.jpg"),
        ("pictures/q&amp;a.jpg?x=1", "pictures/q&a.jpg"),
        ("pictures/pictures/q&quot;a.jpg", "pictures/pictures/q\"a.jpg"),
        ("pictures/mis media/a.jpg", "pictures/mis media/a.jpg"),
        ("pictures/mis pictures/a.jpg", "pictures/mis pictures/a.jpg"),
        ("pictures/b.jpg pictures/a.jpg", "pictures/a.jpg"),
        ("pictures/otra/../a.jpg", "pictures/a.jpg"),
        ("media/ pictures/ pictures/a.jpg", "pictures/a.jpg"),
    ])
    func aNameAloneIsFoundHoweverItIsWritten(text: String, name: String) {
        #expect(OwnFileSearch([name]).names(in: text) == [name])
    }

    /// Where each place may begin many names, none is looked for further than there are any.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["pictures/ ", "pictures/", "pictures/a&amp;", "pictures/%20 ", "media/(("],
        [false, true]
    )
    func itIsNotSlowedDownByWhatOnlyLooksLikeNames(text: String, isRepeating: Bool) {
        let long = "pictures/" + String(repeating: "a b", count: 5) + ".jpg"
        let repeating = "pictures/pictures.jpg"
        let search = OwnFileSearch([long, "media/jota.mp3"] + (isRepeating ? [repeating] : []))
        let many = String(repeating: text, count: 1 << 20 / text.utf8.count)
        #expect(search.names(in: many) == [])
        #expect(search.names(in: many + " \(long)") == [long])
    }

    @Test func whereThereAreNoneNothingIsFound() {
        #expect(OwnFileSearch([String]()).names(in: "pictures/a.jpg") == [])
    }
}

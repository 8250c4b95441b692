import Domain
import Testing

@Suite struct SitePathTests {
    @Test(arguments: ["/", "/a/", "/año-nuevo/", "/an\u{303}o/", "/नमस्ते/", "/a.html", "/x_y~z/1"])
    func lettersOfAnyScriptArePlain(_ path: String) {
        #expect(SitePath.isPlain(path))
    }

    /// What stands upon a slash or a dot would hide it from people, and is another name for a file system.
    @Test(arguments: [
        "/\u{301}/", "/a/\u{301}b/", "\u{301}a", "/.\u{301}./", "/a-\u{93F}/", "/a b/", "/a'/",
        "/a\u{200D}b/", "/a\u{600}/",
    ])
    func marksAloneAndSignsAreNot(_ path: String) {
        #expect(!SitePath.isPlain(path))
    }
}

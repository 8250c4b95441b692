import Domain
import Foundation
import Testing

@Suite struct LicenseTests {
    @Test(arguments: [
        ("CC BY 4.0", "licenses/by/4.0/", "CC BY 4.0"),
        ("cc by-sa 4.0", "licenses/by-sa/4.0/", "CC BY-SA 4.0"),
        ("CC-BY-NC-ND-4.0", "licenses/by-nc-nd/4.0/", "CC BY-NC-ND 4.0"),
        ("CC BY-SA 3.0 ES", "licenses/by-sa/3.0/es/", "CC BY-SA 3.0 ES"),
        ("CC0", "publicdomain/zero/1.0/", "CC0"),
        ("CC0 1.0", "publicdomain/zero/1.0/", "CC0"),
        ("http://www.creativecommons.org/licenses/by/3.0", "licenses/by/3.0/", "CC BY 3.0"),
        ("https://creativecommons.org/licenses/by/4.0/deed.es", "licenses/by/4.0/", "CC BY 4.0"),
        (
            "https://creativecommons.org/licenses/by-nc-sa/4.0/legalcode#s3",
            "licenses/by-nc-sa/4.0/", "CC BY-NC-SA 4.0"
        ),
        (
            "https://creativecommons.org/licenses/nd-nc/1.0/", "licenses/nd-nc/1.0/", "CC ND-NC 1.0"
        ),
        (
            "https://creativecommons.org/licenses/by-nd-nc/1.0/", "licenses/by-nd-nc/1.0/",
            "CC BY-ND-NC 1.0"
        ),
        (
            "https://creativecommons.org/publicdomain/mark/1.0/", "publicdomain/mark/1.0/",
            "Public Domain"
        ),
    ])
    func aLicenceOfCreativeCommonsHasOneAddressAndAName(text: String, path: String, name: String) {
        let license = License(text)
        #expect(license == License(creativeCommons: text))
        #expect(license?.address == "https://creativecommons.org/\(path)")
        #expect(license?.name == name)
        #expect(license?.title == name)
        #expect(license?.isOfCreativeCommons == true)
    }

    @Test func anotherOneIsKnownByItsAddressAlone() {
        let license = License("https://www.gnu.org/licenses/fdl-1.3.html")
        #expect(license?.address == "https://www.gnu.org/licenses/fdl-1.3.html")
        #expect(license?.name == nil)
        #expect(license?.title == "gnu.org")
        #expect(License(creativeCommons: "https://www.gnu.org/licenses/fdl-1.3.html") == nil)
    }

    /// Of its parts in no order that there is, or of any length.
    @Test(arguments: [
        "by-by", "by--sa", "sa-by", "by-sa-nd", "-by", "by-",
        Array(repeating: "by", count: 150).joined(separator: "-"),
    ])
    func whatCreativeCommonsDoesNotHaveIsNoneOfItsLicences(code: String) {
        #expect(License("https://creativecommons.org/licenses/\(code)/4.0/")?.name == nil)
    }

    @Test func anAddressOfItsLicencesIsNotLongerThanOthers() {
        let address = "https://creativecommons.org/licenses/by/4.0/?"
        let longest = address + String(repeating: "a", count: 500 - address.utf8.count)
        #expect(License(longest)?.name == "CC BY 4.0")
        #expect(License(longest + "a") == nil)
    }

    @Test(arguments: [
        "", "CC", "CC BY", "CC 4.0", "BY 4.0", "CC BY-XX 4.0", "CC SA 4.0", "CC BY 5.0",
        "CC BY 4.0 for all", "© 2026 Diario, CC BY 4.0", "all rights reserved", "MIT",
        "javascript:alert(1)", "https://", "https:///a", "https://u:p@a.example/",
        "https://a.example/ b", "https://a.example/\"onclick", "ftp://a.example/",
        "https://a.example/" + String(repeating: "a", count: 500),
    ])
    func whatIsNeitherIsNone(text: String) {
        #expect(License(text) == nil)
    }

    @Test func itIsKeptAsItsAddress() throws {
        for text in ["CC BY 4.0", "https://a.example/licencia"] {
            let license = try #require(License(text))
            let data = try JSONEncoder().encode([license])
            #expect(try JSONDecoder().decode([License].self, from: data) == [license])
            #expect(try JSONDecoder().decode([String].self, from: data) == [license.address])
        }
    }
}

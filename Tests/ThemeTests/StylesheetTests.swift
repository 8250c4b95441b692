import Foundation
import Testing
import Theme

/// Keeps the stylesheet within the browsers that the theme promises to look right in.
@Suite struct StylesheetTests {
    private let css: String
    /// All style sheets, one after the other.
    private let all: String

    init() throws {
        css = try #require(Theme.files.first { $0.path == "assets/base.css" }).text
        all = Theme.files.filter { $0.path.hasSuffix(".css") }
            .map(\.text).joined(separator: "\n")
    }

    /// What SharedLayouts 80, Safari 14 or Firefox 78 lack.
    @Test(arguments: [
        "aspect-ratio:", "inset:", "inset-inline", ":is(", ":where(", ":has(", "@layer",
        "@container", "light-dark(", "color-mix(", "margin-inline:", "padding-inline:",
        "margin-block:", "padding-block:", "accent-color:", "dvh",
    ])
    func floorIsKept(feature: String) {
        #expect(!all.contains(feature))
    }

    @Test func coloursStandInTokensOnly() throws {
        let parts = css.components(separatedBy: "/* Elements */")
        let rules = try #require(parts.last?.components(separatedBy: "@media print").first)
        #expect(rules.firstMatch(of: /#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(/) == nil)
    }

    @Test func placeholdersAreSixtyFour() {
        #expect(css.matches(of: /\.q\d+ \{ background: #[0-9a-f]{6}; \}/).count == 64)
    }

    @Test func nothingIsFetched() {
        #expect(!all.contains("url("))
        #expect(!all.contains("@import"))
    }

    /// Else it lies beside the page: within flexible boxes and columns `break-word` alone does not help.
    @Test(arguments: [
        ".crumbs", ".choices", ".columns", ".byline", ".profile", ".track", ".story__times", ".go",
        ".by-kind", ".chips", ".stat", ".actions",
    ])
    func aNameThatIsOneLongWordBreaks(place: String) {
        let rules = all.split(separator: "}").filter {
            $0.contains("overflow-wrap: anywhere")
        }
        #expect(
            rules.contains { rule in
                let places = rule.split(separator: "{").first?.split(separator: "\n").last ?? ""
                return places.components(separatedBy: ", ").contains {
                    $0.trimmingCharacters(in: .whitespaces) == place
                }
            }
        )
    }

    /// Else its first column has a letter on a line, and the whole page goes sideways.
    @Test func aWideTableOfATextGoesSidewaysByItself() {
        #expect(
            css.contains(
                ".prose table { display: block; overflow-x: auto; overflow-wrap: break-word; }"
            )
        )
    }

    /// Such as kinds of what was found and forms that shortcodes put into texts.
    @Test(arguments: ["button", "form"])
    func whatCanOnlyBePressedIsNotOnPaper(element: String) throws {
        let paper = try #require(css.components(separatedBy: "@media print").last)
        let hidden = try #require(
            paper.split(separator: "\n").first { $0.hasSuffix("{ display: none !important; }") }
        )
        #expect(hidden.components(separatedBy: ", ").contains(element))
    }

    /// Else all its sides have one colour, and it is a square.
    @Test func theMarkOfAFilmIsATriangleInForcedColours() throws {
        let rule = try #require(
            all.split(separator: "\n").first { $0.hasPrefix(".insert__play::before") }
        )
        #expect(rule.contains("forced-color-adjust: none"))
    }

    /// Without one there is nothing to see; with one, its player would lie over it.
    @Test func aFilmWithAPosterIsOnPaperWithoutItsPlayer() throws {
        let paper = try #require(css.components(separatedBy: "@media print").last)
        let hidden = try #require(
            paper.split(separator: "\n").first { $0.hasSuffix("{ display: none !important; }") }
        )
        let names = hidden.components(separatedBy: ", ")
        #expect(names.contains("video:not([poster])") && !names.contains("video"))
        #expect(all.contains(".insert video::-webkit-media-controls { display: none; }"))
    }

    /// Nobody can press on paper, but type what it leads to.
    @Test func aFilmOfElsewhereHasItsAddressOnPaper() {
        #expect(all.contains("[data-frame]::after { content: attr(href);"))
    }

    /// Its buttons and two lines of caption have room on a phone that is held sideways.
    @Test func aLargePictureOfAGalleryLeavesRoomForItsCaption() throws {
        let rule = try #require(
            all.split(separator: "\n").first {
                $0.hasPrefix(".insert--gallery dialog figure img")
            }
        )
        #expect(rule.contains("max-height: calc(100vh - 9rem)"))
    }

    @Test func bracesMatch() {
        #expect(all.count { $0 == "{" } == all.count { $0 == "}" })
    }
}

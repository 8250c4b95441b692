import Foundation
import TestSupport
import Testing

/// The picture that other sites show with a link to an article of the newsroom's own.
@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct SharedPicturesTests {
    private func shared(width: Int, height: Int) async throws -> (
        run: Workplace.Run, site: BuiltSite, width: Int?, path: String
    ) {
        let small = InventedPicture.png(width / 4, height / 4)
        let picture = ImageTools.converted(small, from: "png", to: "jpg", ["resize", "4"])
        let workplace = try Workplace()
        try workplace.write(
            "---\ntitle: Puente\ndate: 2026-11-20\npicture: pictures/a.jpg\n---\nTexto.\n",
            to: "Content/articles/a.md"
        )
        let file = workplace.folder.appending(path: "Content/pictures/a.jpg")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(try #require(picture)).write(to: file)
        try workplace.configure()
        let run = try await workplace.build()
        let site = try workplace.site()
        let page = try #require(
            site.pages(containing: "property=\"og:type\" content=\"article\"").first
        )
        let html = site.text(page)
        let path = html.firstMatch(of: /og:image" content="https:..example.org\/([^"]*)"/)
        let said = html.firstMatch(of: /og:image:width" content="(\d+)"/)
        return (
            run, site, said.flatMap { Int($0.output.1) }, path.map { String($0.output.1) } ?? ""
        )
    }

    @Test func isAsWideAsOthersShowIt() async throws {
        let (run, site, width, path) = try await shared(width: 1_600, height: 900)
        #expect(run.code == 0, "\(run.errors)")
        #expect(width == 1_200)
        let bytes = try #require(site.files[path])
        #expect(bytes.starts(with: [0xFF, 0xD8]))
        #expect(bytes.count <= 400_000)
        // No page loads it.
        let loading = site.pages.filter { page in
            site.tags(of: page).contains { tag in
                ["src", "srcset"].contains { tag.attributes[$0]?.contains(path) == true }
            }
        }
        #expect(loading == [])
    }

    @Test func isNeverWiderThanTheOriginal() async throws {
        #expect(try await shared(width: 1_000, height: 600).width == 1_000)
        #expect(try await shared(width: 480, height: 300).width == 480)
    }
}

import Foundation
import Testing

@testable import pregonero

/// How messages name pages of the guide.
@Suite struct GuideTests {
    @Test func aPageIsNamedWhereItLiesBesideTheProgram() throws {
        let workplace = try Workplace()
        let page = "local/share/doc/pregonero/guide/look.md"
        try workplace.write("# Look\n", to: page)
        try workplace.write("", to: "local/bin/pregonero")
        let program = workplace.folder.appending(path: "local/bin/pregonero")
        let file = workplace.folder.resolvingSymlinksInPath().appending(path: page)
        #expect(
            Guide.page("look", in: Guide.folder(of: program.path(percentEncoded: false)))
                == file.path(percentEncoded: false)
        )
        #expect(
            Guide.page("deploying", in: Guide.folder(of: "/nonexistent/bin/pregonero"))
                == "docs/guide/deploying.md of the program's source"
        )
    }

    @Test func aFileOfANewSiteNamesNoPlaceOfThisMachine() {
        #expect(Guide.sourcePage("sources") == "docs/guide/sources.md of the program's source")
        let pages = Workplace.repository.appending(path: "docs/guide/sources.md")
        #expect(FileManager.default.fileExists(atPath: pages.path(percentEncoded: false)))
    }
}

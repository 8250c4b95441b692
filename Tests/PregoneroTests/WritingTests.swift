import Foundation
import TestSupport
import Testing

/// How a site is put in place, and what may happen meanwhile.
@Suite struct WritingTests {
    private func workplace(_ numbers: ClosedRange<Int> = 1...40) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(numbers), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        return workplace
    }

    @Test func filesThatAreNotOursStay() async throws {
        let workplace = try workplace()
        try workplace.write("example.org", to: "public/CNAME")
        try workplace.write("x", to: "public/.well-known/proof.txt")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.read("public/CNAME") == "example.org")
        #expect(try workplace.read("public/.well-known/proof.txt") == "x")
        try workplace.write("mine", to: "public/noticias/mine.txt")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.read("public/noticias/mine.txt") == "mine")
    }

    @Test func onlyWhatWeWroteIsPruned() async throws {
        let workplace = try workplace()
        try workplace.write("---\ntitle: Uno\n---\nx\n", to: "Content/pages/uno.md")
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("public/uno/index.html"))
        try workplace.remove("Content/pages/uno.md")
        let run = try await workplace.build()
        #expect(run.errors.contains("1 pruned"))
        #expect(!workplace.exists("public/uno"))
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test func eachOutputHasItsOwnManifest() async throws {
        let workplace = try workplace(1...5)
        #expect(try await workplace.build().code == 0)
        try workplace.write("mine", to: "preview/index.html")
        try workplace.write("mine", to: "preview/old.html")
        #expect(try await workplace.build("--output", "preview").code == 0)
        #expect(try workplace.read("preview/old.html") == "mine")
        try workplace.write("---\ntitle: Uno\n---\nx\n", to: "Content/pages/uno.md")
        #expect(try await workplace.build().code == 0)
        try workplace.remove("Content/pages/uno.md")
        #expect(try await workplace.build("--output", "preview").code == 0)
        #expect(workplace.exists("public/uno/index.html"))
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists("public/uno"))
    }

    @Test func aDamagedManifestIsReported() async throws {
        let workplace = try workplace(1...5)
        #expect(try await workplace.build().code == 0)
        let state = workplace.folder.appending(path: ".pregonero")
        let manifest = try #require(
            try FileManager.default.contentsOfDirectory(atPath: state.path)
                .first { $0.hasPrefix("manifest-") }
        )
        try workplace.write(
            "pregonero-manifest 1 5\n../outside\nend\n",
            to: ".pregonero/\(manifest)"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("warning: the manifest is damaged and was set aside"))
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test func aLinkToTheWebRootStaysALink() async throws {
        let workplace = try workplace(1...5)
        try workplace.write("", to: "www/.gitkeep")
        try FileManager.default.createSymbolicLink(
            atPath: workplace.folder.appending(path: "public").path,
            withDestinationPath: "www"
        )
        #expect(try await workplace.build().code == 0)
        #expect(workplace.exists("www/index.html"))
    }

    @Test func aSecondBuildKeepsModificationTimes() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let file = workplace.folder.appending(path: "public/index.html").path
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        #expect(try await workplace.build().code == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.modificationDate] as? Date == old)
    }

    @Test func theNextMomentOfChangeIsPrinted() async throws {
        let workplace = try workplace(1...5)
        // Dates are told with their year from the next one on.
        #expect(try await workplace.build("--next-due").output == "2026-12-31T23:00:00Z\n")
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-22 07:00\n---\nx\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build("--next-due")
        #expect(run.output == "2026-11-22T06:00:00Z\n")
        #expect(run.errors.contains("1 held (next 2026-11-22 07:00"))
        #expect(try workplace.site().pages(containing: ">Uno<") == [])
        // From then on it is news, which it is for two days.
        let due = try await workplace.build("--next-due", at: "2026-11-22T06:00:00Z")
        #expect(due.output == "2026-11-24T06:00:00Z\n")
        #expect(try !workplace.site().pages(containing: ">Uno<").isEmpty)
    }

    @Test func oneKindCanBeBuiltAlone() async throws {
        let workplace = try workplace(1...40)
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write(Workplace.feed(1...41), to: "Content/a.xml")
        #expect(try await workplace.build("--only", "feeds").code == 0)
        let after = try workplace.site()
        let changed = after.files.filter { before[$0.key] != $0.value && before[$0.key] != nil }
        #expect(changed.keys.allSatisfy { !$0.hasSuffix(".html") })
        #expect(after.text("feed.xml").contains("Noticia 41"))
        #expect(after.brokenLinks() == [])
        #expect(try await workplace.build().code == 0)
        #expect(try !workplace.site().pages(containing: "Noticia 41").isEmpty)
    }

    @Test func anUnknownKindIsNamedBeforeAnythingIsDone() async throws {
        let workplace = try workplace()
        let run = try await workplace.build("--only", "feedz")
        #expect(run.code == 2)
        #expect(!workplace.exists(".pregonero/archive.sqlite"))
        #expect(run.lastLine == "error: --only: there is no kind 'feedz'; did you mean 'feeds'?")
    }

    @Test func aFileThatSomebodyChangedIsMended() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = try workplace.read("public/index.html")
        try workplace.write("defaced", to: "public/index.html")
        #expect(try await workplace.build().errors.contains("files  1 written"))
        #expect(try workplace.read("public/index.html") == before)
    }

    @Test func aSiteThatWouldShrinkIsNotPublished() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.configure("")
        let run = try await workplace.build()
        #expect(run.code == 4)
        #expect(
            run.errors.contains(
                "error: refused to publish: the site would shrink from 40 to 0 articles"
            )
        )
        #expect(try workplace.site().files == before)
        #expect(try await workplace.build("--allow-shrink").code == 0)
        #expect(try workplace.site().pages(containing: "Noticia 40") == [])
    }

    @Test func anUnwritableOutputIsNamed() async throws {
        let workplace = try workplace()
        // A file where a folder is needed fails for every user, root included.
        try workplace.write("in the way", to: "blocked")
        let run = try await workplace.build("--output", "blocked/public")
        #expect(run.code == 1)
        #expect(run.errors.contains("blocked: a file stands where a folder is needed"))
        #expect(run.errors.contains("hint: "))
        #expect(run.lastLine == "error: the site could not be written")
    }

    @Test(.enabled(if: Installed.mayMount, "no file system can be mounted"))
    func aDiskWithoutNumbersForFilesIsNotCalledFull() async throws {
        let workplace = try workplace(1...20)
        let script = """
            mkdir disk && mount -t tmpfs -o nr_inodes=40 none disk &&
                exec '\(Workplace.program.path)' build --clock \(Workplace.clock) -o disk/public
            """
        try workplace.write(script, to: "script")
        let run = try await workplace.shell("unshare -m bash script")
        #expect(run.code == 1, "\(run.errors)")
        #expect(
            run.errors.contains(
                ": no more files can be made there\nhint: remove files there, which 'df -i' counts"
            ),
            "\(run.errors)"
        )
    }

    @Test(.enabled(if: Installed.mayMount, "no file system can be mounted"))
    func aFullDiskLeavesTheLastSiteInPlace() async throws {
        let workplace = try workplace(1...60)
        let script = """
            set -e
            mkdir disk && mount -t tmpfs -o size=3m none disk
            '\(Workplace.program.path)' build --clock \(Workplace.clock) -o disk/public
            cp -r disk/public before
            dd if=/dev/zero of=disk/filler bs=4k status=none 2>/dev/null || true
            cp Content/b.xml Content/a.xml
            code=0
            '\(Workplace.program.path)' build --clock 2026-11-21T07:00:00Z -o disk/public || code=$?
            cp -r disk/public after
            rm disk/filler
            '\(Workplace.program.path)' build --clock 2026-11-21T08:00:00Z -o disk/public
            cp -r disk/public mended
            exit $code
            """
        try workplace.write(Workplace.feed(1...120), to: "Content/b.xml")
        try workplace.write(script, to: "script")
        let run = try await workplace.shell("unshare -m bash script")
        #expect(run.code == 1, "\(run.errors)")
        #expect(run.errors.contains("the disk is full"))
        #expect(try workplace.site("before").brokenLinks() == [])
        #expect(try workplace.site("after").brokenLinks() == [])
        let mended = try workplace.site("mended")
        #expect(mended.brokenLinks() == [])
        #expect(!mended.pages(containing: "Noticia 120").isEmpty)
    }
}

import Foundation
import TestSupport
import Testing

/// Whose the output folder is: builds of several states, a site that was moved, what a killed build left.
@Suite struct OutputFolderTests {
    private func workplace(_ numbers: ClosedRange<Int>) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        try workplace.write(Workplace.feed(numbers), to: "Content/a.xml")
        return workplace
    }

    @Test func buildsWithStatesOfTheirOwnWriteOneAfterTheOther() async throws {
        let workplace = try workplace(1...60)
        _ = try await workplace.build("--output", "alone")
        let alone = try workplace.site("alone").files
        let builds = try (0..<4).map { number in
            try workplace.start([
                "build", "--clock", Workplace.clock, "--state", "state-\(number)", "--quiet",
            ])
        }
        for build in builds {
            let run = try await build.finished()
            #expect(run.code == 0, "\(run.errors)")
        }
        let together = try workplace.site().files
        let differing = Set(alone.keys).union(together.keys).filter { alone[$0] != together[$0] }
        #expect(differing.sorted() == [])
    }

    @Test func anEmptyOneAmidWhatIsSomebodyElsesIsFilled() async throws {
        let workplace = try workplace(1...5)
        let web = workplace.folder.appending(path: "web")
        try FileManager.default.createDirectory(
            at: web.appending(path: "public"),
            withIntermediateDirectories: true
        )
        chmod(web.path(percentEncoded: false), 0o555)
        let run = try await workplace.runBound(
            "build",
            "--clock",
            Workplace.clock,
            "--output",
            "web/public"
        )
        chmod(web.path(percentEncoded: false), 0o755)
        #expect(run.code == 0, "\(run.errors)")
        #expect(workplace.exists("web/public/index.html"))
    }

    /// A server that reads as another user would answer 403.
    @Test func aTightUmaskClosesNothingThatIsServed() async throws {
        let workplace = try workplace(1...5)
        try workplace.write("Hola\n", to: "Content/static/hola.txt")
        let build = "pregonero build --clock \(Workplace.clock)"
        let first = try await workplace.shell("umask 077; \(build)")
        #expect(first.code == 0, "\(first.errors)")
        let closed = "find public ! -perm -004 -o -type d ! -perm -005"
        #expect(try await workplace.shell(closed).output == "")
        // What only this user is to read stays so.
        let state = try await workplace.shell("find .pregonero -name 'manifest-*' -perm 600")
        #expect(state.output.hasPrefix(".pregonero/manifest-"), "\(state.output)")
        // As programs before have left it.
        try await workplace.shell("chmod -R go= public")
        let kept = try await workplace.shell("umask 022; \(build) --full")
        #expect(kept.code == 0 && kept.errors.contains("files  0 written"), "\(kept.errors)")
        #expect(try await workplace.shell(closed).output == "")
        try await workplace.shell("chmod 2775 public/n; chmod 664 public/index.html")
        try workplace.write(Workplace.feed(1...6), to: "Content/a.xml")
        #expect(try await workplace.shell(build).code == 0)
        let given = try await workplace.shell(
            "find public/n -maxdepth 0 -perm 2775; find public/index.html -perm 664"
        )
        #expect(given.output == "public/n\npublic/index.html\n")
    }

    @Test func theFoldersAboveANewOutputFolderCanBePassed() async throws {
        let workplace = try workplace(1...5)
        let build = "pregonero build --clock \(Workplace.clock) --output web/a/public"
        let run = try await workplace.shell("umask 077; \(build)")
        #expect(run.code == 0, "\(run.errors)")
        let open = "find web web/a web/a/public -maxdepth 0 -perm 755"
        #expect(try await workplace.shell(open).output == "web\nweb/a\nweb/a/public\n")
    }

    @Test(arguments: [true, false])
    func aSiteThatIsMovedOrCopiedKnowsWhatItWrote(isCopied: Bool) async throws {
        let workplace = try workplace(1...60)
        try workplace.move("Content", to: "aqui/Content")
        try workplace.write("/viejo/ /nada/\n", to: "aqui/Content/moved.txt")
        let first = try await workplace.run("build", "-C", "aqui", "--clock", Workplace.clock)
        #expect(first.code == 0, "\(first.errors)")
        if isCopied {
            try await workplace.shell("cp -rp aqui lejos")
        } else {
            try workplace.move("aqui", to: "lejos")
        }
        // Nothing is written again, and what was wrong still is.
        let same = try await workplace.run("build", "-C", "lejos", "--clock", Workplace.clock)
        #expect(same.errors.contains("files  0 written"), "\(same.errors)")
        #expect(same.errors.contains("'/viejo/' leads to '/nada/'"), "\(same.errors)")
        // The portal that lost almost all is refused.
        try workplace.write(
            "site:\n  title: Bando\n  baseURL: https://example.org/\n",
            to: "lejos/Content/site.yaml"
        )
        let lost = try await workplace.run(
            "build",
            "-C",
            "lejos",
            "--clock",
            "2026-11-21T07:00:00Z"
        )
        #expect(lost.code == 4, "\(lost.errors)")
    }

    @Test func whatAKilledBuildHadBegunGoes() async throws {
        let workplace = try workplace(1...12)
        #expect(try await workplace.build().code == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: workplace.folder.appending(path: ".pregonero").path
        )
        let manifest = try #require(
            names.first { $0.hasPrefix("manifest-") && !$0.contains(".") }
        )
        // As it stands when a build is ended in the middle: its journal, and files that were to take the place of others.
        try workplace.write("", to: ".pregonero/\(manifest).pending")
        for file in ["index.html", "noticias/index.html", "nueva/x.css"] {
            try workplace.write("x", to: "public/\(file).pregonero-new")
        }
        try workplace.write("x", to: "public.pregonero-new/index.html")
        #expect(try await workplace.build("--full").code == 0)
        let left = try workplace.site("").files.keys.filter { $0.contains("pregonero-new") }
        #expect(left.sorted() == [])
    }

    @Test func aFolderOfAnotherIsNoReasonToWaitForEver() async throws {
        let workplace = try workplace(1...3)
        let folder = workplace.folder.appending(path: "public").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let ours = open(folder, O_RDONLY | O_CLOEXEC)
        defer { close(ours) }
        try #require(flock(ours, LOCK_EX) == 0)
        let build = try workplace.start(
            ["-c", "exec \"$0\" build --clock \(Workplace.clock) 2> said"]
                + [Workplace.program.path(percentEncoded: false)],
            of: URL(filePath: "/bin/bash")
        )
        let waits = { (try? workplace.read("said"))?.contains("waiting for it") == true }
        while !waits(), build.program.isRunning { try await Task.sleep(for: .milliseconds(20)) }
        #expect(waits())
        flock(ours, LOCK_UN)
        let run = try await build.finished()
        let said = try workplace.read("said")
        #expect(run.code == 0, "\(said)")
        #expect(workplace.exists("public/index.html"))
    }
}

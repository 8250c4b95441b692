import Foundation
import Testing

/// What a build replaces can be brought back, whatever comes between.
@Suite struct EditionsTests {
    private func workplace(_ site: String = "") async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...20), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n", site: site)
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    /// A site of three editions, with what stood there in each.
    private func three(
        _ site: String = ""
    ) async throws -> (Workplace, [[String: [UInt8]]]) {
        let workplace = try await workplace(site)
        var sites = [try workplace.site().files]
        for (hour, count) in [(7, 21), (8, 22)] {
            try workplace.write(Workplace.feed(1...count), to: "Content/a.xml")
            #expect(try await workplace.build(at: "2026-11-21T0\(hour):00:00Z").code == 0)
            sites.append(try workplace.site().files)
        }
        return (workplace, sites)
    }

    private func rollback(_ workplace: Workplace, _ words: String...) async throws -> Workplace.Run
    {
        try await workplace.shell(
            "pregonero rollback --clock 2026-11-21T09:00:00Z \(words.joined(separator: " "))"
        )
    }

    @Test(arguments: ["", "  compress: all\n"])
    func eachCanBeBroughtBackByteForByte(site: String) async throws {
        let (workplace, sites) = try await three(site)
        for (number, files) in [(1, sites[0]), (2, sites[1]), (3, sites[2]), (1, sites[0])] {
            let run = try await rollback(workplace, "\(number)")
            guard number != 3 || run.code == 0 else { continue }
            #expect(run.code == 0, "\(run.errors)")
            #expect(try workplace.site().files == files, "\(number)")
        }
        let next = try await workplace.build(at: "2026-11-21T10:00:00Z")
        #expect(next.code == 0)
        #expect(
            next.errors.contains(
                "note: edition 1 had been brought back; the portal is written as it is today\n"
            ),
            "\(next.errors)"
        )
        #expect(try workplace.site().files.keys.sorted() == sites[2].keys.sorted())
        let full = try await workplace.build("--full", "-o", "full", at: "2026-11-21T10:00:00Z")
        #expect(full.code == 0)
        #expect(try workplace.site("full").files == workplace.site().files)
        let quiet = try await workplace.build("--json", at: "2026-11-21T10:00:00Z")
        #expect(quiet.output.contains("\"written\" : 0"))
        #expect(quiet.errors.contains("brought back") == false)
    }

    @Test func withoutANumberItIsTheOneBefore() async throws {
        let (workplace, sites) = try await three()
        for files in [sites[1], sites[0]] {
            #expect(try await rollback(workplace).code == 0)
            #expect(try workplace.site().files == files)
        }
        let run = try await rollback(workplace)
        #expect(run.code == 2)
        #expect(
            run.errors == """
                error: there is no former edition
                hint: each build that changes something makes one, unless the configuration says 'editions: 0'

                """
        )
    }

    @Test func aDryRunTouchesNothing() async throws {
        let (workplace, sites) = try await three()
        let run = try await rollback(workplace, "1 --dry-run")
        #expect(run.code == 0)
        #expect(run.errors.contains("restore (not done): index.html\n"))
        #expect(run.errors.contains("edition 1 would be brought back  "))
        #expect(try workplace.site().files == sites[2])
        let json = try await rollback(workplace, "2 --dry-run --json")
        let found = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
        #expect((found as? [String: Any])?.keys.sorted() == ["edition", "removed", "restored"])
        #expect(try await workplace.run("editions").output.hasPrefix("3  2026-11-21 09:00  22"))
    }

    @Test func theListAndWhatDiffersCanBeRead() async throws {
        let (workplace, sites) = try await three()
        let list = try await workplace.run("editions")
        #expect(
            list.output.split(separator: "\n").map { $0.prefix(33) } == [
                "3  2026-11-21 09:00  22 articles ", "2  2026-11-21 08:00  21 articles ",
                "1  2026-11-21 07:00  20 articles ",
            ]
        )
        #expect(list.output.contains("files  stands\n2  "))
        let difference = try await workplace.run("editions", "--diff", "1", "3", "--json")
        let found = try #require(
            try JSONSerialization.jsonObject(with: Data(difference.output.utf8)) as? [String: Any]
        )
        let (old, new) = (sites[0], sites[2])
        #expect(found["added"] as? [String] == new.keys.filter { old[$0] == nil }.sorted())
        #expect(found["removed"] as? [String] == old.keys.filter { new[$0] == nil }.sorted())
        #expect(
            found["changed"] as? [String]
                == new.keys.filter { old[$0] != nil && old[$0] != new[$0] }.sorted()
        )
        let back = try await workplace.run("editions", "--diff", "3", "1")
        #expect(back.output.contains("- n/2026/11/01/noticia-22-"))
    }

    @Test func anEditionNamesTheHashOfEachFile() async throws {
        let (workplace, sites) = try await three()
        for number in 1...3 {
            let run = try await workplace.shell(
                "pregonero editions \(number) > sums; cut -c 1-32 sums | sort > ours; cut -c 35- sums"
            )
            #expect(
                run.output.split(separator: "\n").map(String.init)
                    == sites[number - 1].keys.sorted()
            )
        }
        let sums = try await workplace.shell(
            "sum=$(command -v sha256sum || echo shasum -a 256); cd public; "
                + "find . -type f | xargs $sum | cut -c 1-32 | sort | diff - ../ours"
        )
        #expect(sums.code == 0, "\(sums.output)")
    }

    @Test func aBuildThatChangesNothingIsNone() async throws {
        let workplace = try await workplace()
        #expect(try await workplace.build("--full").code == 0)
        let list = try await workplace.run("editions")
        #expect(list.output.split(separator: "\n").count == 1)
    }

    @Test func asManyAreKeptAsTheConfigurationSays() async throws {
        let workplace = try await workplace("  editions: 2\n")
        for count in 21...25 {
            try workplace.write(Workplace.feed(1...count), to: "Content/a.xml")
            #expect(try await workplace.build(at: "2026-11-21T07:\(count):00Z").code == 0)
        }
        let list = try await workplace.run("editions")
        #expect(list.output.split(separator: "\n").map { $0.prefix(1) } == ["6", "5", "4"])
        let run = try await rollback(workplace, "3")
        #expect(run.code == 2)
        #expect(
            run.errors == """
                error: there is no edition 3
                hint: kept are 4 to 6; pregonero editions lists them

                """
        )
        #expect(try await rollback(workplace, "4").code == 0)
        #expect(try workplace.site().pages(containing: "Noticia 24").isEmpty)
        #expect(!(try workplace.site().pages(containing: "Noticia 23").isEmpty))
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n", site: "  editions: 0\n")
        #expect(try await workplace.build(at: "2026-11-21T08:00:00Z").code == 0)
        let state = FileManager.default.enumerator(
            atPath: workplace.folder.appending(path: ".pregonero").path
        )
        #expect(state?.contains { "\($0)".hasPrefix("editions-") } == false)
    }

    /// The guard goes by what stands there: what was brought back is kept from shrinking as it was before.
    @Test func theShrinkGuardAndBringingBackGoTogether() async throws {
        let workplace = try await workplace()
        let before = try workplace.site().files
        try workplace.write(Workplace.feed(1...20), to: "Content/b.xml")
        try workplace.configure("  - {id: b, kind: feed, url: b.xml, maxItems: 1}\n")
        let guarded = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(guarded.code == 4)
        #expect(try workplace.site().files == before)
        #expect(
            try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z").code == 0
        )
        #expect(try workplace.site().pages(containing: "Noticia 7").isEmpty)
        #expect(try await rollback(workplace).code == 0)
        #expect(try workplace.site().files == before)
        let again = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(again.code == 4, "\(again.errors)")
        #expect(try workplace.site().files == before)
    }

    @Test func whatWasWithdrawnDoesNotComeBack() async throws {
        let (workplace, _) = try await three()
        let page = try #require(try workplace.site().pages.first { $0.contains("/noticia-5-") })
        let path = "/\(page.dropLast("index.html".count))"
        #expect(
            try await workplace.run("withdraw", path, "--clock", "2026-11-21T08:30:00Z").code == 0
        )
        let files = try workplace.site().files
        let run = try await rollback(workplace, "3")
        #expect(run.code == 4)
        #expect(
            run.errors == """
                error: refused to bring back: edition 3 shows \(path) again, which was withdrawn
                hint: of those after it only the one that stands is without that, or put it back first: take its line out of Content/removed.txt, or restore its file

                """
        )
        #expect(try workplace.site().files == files)
    }

    @Test func anOwnArticleWhoseFileIsGoneDoesNotComeBack() async throws {
        let workplace = try await workplace()
        let file = "Content/articles/uno.md"
        try workplace.write("---\ntitle: Propia\ndate: 2026-11-20\n---\nTexto.\n", to: file)
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        try workplace.remove(file)
        #expect(try await workplace.build(at: "2026-11-21T08:00:00Z").code == 0)
        let before = try workplace.site().files
        let run = try await rollback(workplace)
        #expect(run.code == 4, "\(run.errors)")
        #expect(try workplace.site().files == before)
        // Where it is not there yet, or gone already, nothing of it comes back.
        #expect(try await rollback(workplace, "1").code == 0)
        #expect(try workplace.site().pages(containing: "Propia") == [])
    }

    @Test func listsOfWhatIsClosedNowAreThoseOfNow() async throws {
        let workplace = try await workplace("  seed: months\n")
        let closing =
            "  seed: months\n  protect: {paths: [/n/], user: ana, password: \"$2b$10$"
            + String(repeating: "d", count: 53) + "\"}\n"
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n", site: closing)
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        func lists() throws -> [String: [UInt8]] {
            try workplace.site().files.filter {
                $0.key.hasPrefix("_seed/") || $0.key.hasPrefix("sitemap")
                    || $0.key.hasPrefix("_s/") || $0.key.hasSuffix("feed.xml")
            }
        }
        let now = try lists()
        let plan = try await rollback(workplace, "--dry-run")
        #expect(plan.code == 0 && !plan.output.contains("_seed/"), "\(plan.output)\(plan.errors)")
        #expect(try await rollback(workplace).code == 0)
        #expect(try lists() == now)
    }

    @Test func neitherAFormerPasswordNorWhatWasOpenComesBack() async throws {
        let hashes = ["d", "e"].map { "$2b$10$" + String(repeating: $0, count: 53) }
        let closings = hashes.map {
            "protect: {paths: [/archivo/], user: ana, password: \"\($0)\"}\n"
        }
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...20), to: "Content/a.xml")
        for (number, closing) in ([""] + closings).enumerated() {
            try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n", site: closing)
            let run = try await workplace.build(at: "2026-11-21T0\(number + 6):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
        }
        for number in [2, 1] {
            #expect(try await rollback(workplace, "\(number)").code == 0)
            let caddy = try workplace.read(".pregonero/server/Caddyfile")
            #expect(caddy.contains(hashes[1]) && !caddy.contains(hashes[0]), "\(number)")
            let nginx = try workplace.read(".pregonero/server/nginx.conf")
            #expect(nginx.contains("auth_basic_user_file"), "\(number)")
            let apache = try workplace.read("public/.htaccess")
            #expect(apache.contains("Require all denied"), "\(number)")
        }
        let next = try await workplace.build(at: "2026-11-21T10:00:00Z")
        #expect(next.code == 0, "\(next.errors)")
    }

    @Test func theCopyOfTheArchiveTellsWhatWasWithdrawn() async throws {
        let (workplace, _) = try await three()
        let page = try #require(try workplace.site().pages.first { $0.contains("/noticia-5-") })
        let path = "/\(page.dropLast("index.html".count))"
        #expect(
            try await workplace.run("withdraw", path, "--clock", "2026-11-21T08:30:00Z").code == 0
        )
        try workplace.remove(".pregonero/archive.sqlite")
        let run = try await rollback(workplace, "3")
        #expect(run.code == 4)
        #expect(run.errors.contains("edition 3 shows \(path) again"), "\(run.errors)")
    }

    @Test func aFolderThatWasOnlyEmptiedWhenOneWasKilledGoes() async throws {
        let (workplace, sites) = try await three()
        let page = try #require(
            sites[2].keys.first { $0.contains("/noticia-22-") && $0.hasSuffix("/index.html") }
        )
        let folder = String(page.dropLast("/index.html".count))
        let killed = try await workplace.shell(
            """
            rm 'public/\(page)' && cd .pregonero &&
            for manifest in manifest-????????; do cp "$manifest" "$manifest.pending"; done
            """
        )
        #expect(killed.code == 0)
        #expect(workplace.exists("public/\(folder)"))
        #expect(try await rollback(workplace, "2").code == 0)
        #expect(try workplace.site().files == sites[1])
        #expect(!workplace.exists("public/\(folder)"))
    }

    @Test func whatIsDamagedIsFoundBeforeAnythingIsTouched() async throws {
        let (workplace, sites) = try await three()
        // What the first edition had as its front page.
        try Data(try #require(sites[0]["index.html"]))
            .write(to: workplace.folder.appending(path: "wanted"))
        let damaged = try await workplace.shell(
            """
            file=$(find .pregonero/editions-*/objects -type f -exec cmp -s wanted {} \\; -print)
            printf @ | dd of="$file" bs=1 seek=9 conv=notrunc status=none
            """
        )
        #expect(damaged.code == 0)
        let run = try await rollback(workplace, "1")
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "error: edition 1 cannot be brought back: of 1 file what it held is gone or damaged, as of "
            ),
            "\(run.errors)"
        )
        #expect(
            run.lastLine == "hint: nothing was touched; a later edition may be whole",
            "\(run.errors)"
        )
        #expect(try workplace.site().files == sites[2])
        try workplace.remove("public/index.html")
        try workplace.remove("public/noticias/index.html")
        let gone = try await rollback(workplace, "2")
        // What is brought back anyway is no loss.
        #expect(gone.code == 0, "\(gone.errors)")
        try workplace.remove("public/robots.txt")
        let other = try await rollback(workplace, "3")
        #expect(
            other.errors == """
                error: 1 file is gone from the output folder, as robots.txt
                hint: nothing was touched; build first, which writes them again

                """
        )
        #expect(other.code == 1)
    }

    @Test func aListThatSomebodyChangedIsNotBelieved() async throws {
        let (workplace, sites) = try await three()
        let changed = try await workplace.shell(
            "list=$(echo .pregonero/editions-*/3); sed 3,6d $list > less && cat less > $list"
        )
        #expect(changed.code == 0)
        for number in 1...2 {
            let run = try await rollback(workplace, "\(number)")
            #expect(run.code == 1)
            #expect(
                run.errors.hasPrefix("error: edition \(number) cannot be brought back: "),
                "\(run.errors)"
            )
            #expect(run.lastLine == "hint: nothing was touched; a later edition may be whole")
        }
        #expect(try workplace.site().files == sites[2])
        try workplace.write(Workplace.feed(1...23), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T10:00:00Z").code == 0)
        #expect(try await rollback(workplace).code == 0)
        #expect(try workplace.site().files == sites[2])
    }

    @Test func anOutputFolderThatWasTakenAwayIsNoEndOfThem() async throws {
        let (workplace, sites) = try await three()
        try workplace.remove("public")
        try workplace.write(Workplace.feed(1...23), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T09:00:00Z").code == 0)
        let list = try await workplace.run("editions")
        #expect(list.output.hasPrefix("4  "))
        // What its files held is gone with the folder, and that is told.
        let run = try await rollback(workplace, "3")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("error: edition 3 cannot be brought back: of "))
        try workplace.write(Workplace.feed(1...24), to: "Content/a.xml")
        let now = try workplace.site().files
        #expect(try await workplace.build(at: "2026-11-21T10:00:00Z").code == 0)
        #expect(try await rollback(workplace, "4").code == 0)
        #expect(try workplace.site().files == now)
        #expect(sites[2] != now)
    }

    @Test func anOutputFolderThatWasMovedByItselfKeepsThem() async throws {
        let (workplace, sites) = try await three()
        try workplace.move("public", to: "otra")
        let run = try await workplace.build("-o", "otra", at: "2026-11-21T08:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let list = try await workplace.run("editions", "-o", "otra")
        #expect(list.output.split(separator: "\n").map { $0.prefix(1) } == ["3", "2", "1"])
        for (number, files) in [(1, sites[0]), (2, sites[1])] {
            let run = try await rollback(workplace, "\(number) -o otra")
            #expect(run.code == 0, "\(run.errors)")
            #expect(try workplace.site("otra").files == files, "\(number)")
        }
    }

    @Test func aManifestOfAnEarlierProgramIsReadOn() async throws {
        let workplace = try await workplace()
        let before = try workplace.site().files
        let changed = try await workplace.shell(
            """
            rm -r .pregonero/editions-*
            for file in .pregonero/manifest-????????; do
              sed -E -i 's/^pregonero-manifest 3/pregonero-manifest 2/; s/^(-?[0-9]+ -?[0-9]+ -?[0-9]+) [0-9a-f-]+ /\\1 /' $file
            done
            """
        )
        #expect(changed.code == 0)
        try workplace.write(Workplace.feed(1...21), to: "Content/a.xml")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0 && !run.errors.contains("damaged"), "\(run.errors)")
        #expect(try await rollback(workplace).code == 0)
        #expect(try workplace.site().files == before)
    }

    @Test func wrongWordsAreExplained() async throws {
        let workplace = try await workplace()
        let one = try await workplace.run("editions", "--diff", "1")
        #expect(one.code == 2)
        #expect(
            one.errors == "error: --diff takes two editions, as in 'editions --diff 7 9'; "
                + "'pregonero help editions' explains it\n"
        )
        let none = try await workplace.run("editions", "--diff", "1", "9")
        #expect(none.code == 2)
        #expect(none.errors.hasPrefix("error: there is no edition 9\nhint: kept are 1 to 1;"))
        let standing = try await workplace.run("rollback", "1")
        #expect(standing.code == 2)
        #expect(standing.errors == "error: edition 1 is what stands there\n")
    }
}

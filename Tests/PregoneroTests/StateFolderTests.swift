import Testing

/// What work finds in the state folder that another command left there half done.
@Suite struct StateFolderTests {
    /// SQLite takes no more; which link leads there does not matter.
    @Test func aPathThatIsTooLongForTheArchiveIsNamed() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let long = [String(repeating: "a", count: 240), String(repeating: "b", count: 240)]
            .joined(separator: "/")
        try workplace.write("", to: "\(long)/state/here")
        let run = try await workplace.shell(
            "ln -s '\(long)' short; pregonero build --clock \(Workplace.clock) --state short/state"
        )
        #expect(run.code == 1)
        #expect(
            run.errors.contains("archive.sqlite: the path is too long for the archive: "),
            "\(run.errors)"
        )
        #expect(run.errors.contains(" bytes, of which 504 can be used\nhint: move the site to "))
    }

    @Test func aShardFinishesWhatWasBeingFetched() async throws {
        let workplace = try await Workplace.built()
        #expect(try await workplace.run("plan", "2", "--clock", Workplace.clock).code == 0)
        // As a 'state pull' leaves it that is killed once all has come.
        try workplace.write("{}", to: ".pregonero/fetching/files/probe.json")
        try workplace.write("former.json", to: ".pregonero/fetching/ready")
        try workplace.write("{}", to: ".pregonero/former.json")
        let run = try await workplace.run("fetch", "--shard", "1/2", "--into", "part")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("the state that was being fetched is in its place now"))
        #expect(workplace.exists(".pregonero/probe.json"))
        #expect(!workplace.exists(".pregonero/former.json"))
        #expect(!workplace.exists(".pregonero/fetching"))
        let next = try await workplace.run("fetch", "--shard", "2/2", "--into", "other")
        #expect(next.code == 0 && !next.errors.contains("being fetched"), "\(next.errors)")
    }
}

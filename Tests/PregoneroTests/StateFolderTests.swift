import Testing

/// What work finds in the state folder that another command left there half done.
@Suite struct StateFolderTests {
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

import Foundation
import Testing

/// A shard puts its part where it takes nothing of anybody's away.
@Suite struct PartFolderTests {
    private func planned() async throws -> Workplace {
        let workplace = try await Workplace.built()
        let run = try await workplace.run("plan", "2", "--clock", Workplace.clock)
        #expect(run.code == 0, "\(run.errors)")
        return workplace
    }

    private func shard(_ kind: String, into place: String, _ workplace: Workplace) async throws
        -> Workplace.Run
    {
        try await workplace.run(kind, "--shard", "1/2", "--into", place)
    }

    @Test(arguments: ["public", "public/x", "Content", ".pregonero", "..", "."])
    func whatTheProgramItselfWritesIsNoPlace(place: String) async throws {
        let workplace = try await planned()
        let before = try workplace.site(".").files
        for kind in ["fetch", "build"] {
            let run = try await shard(kind, into: place, workplace)
            #expect(run.code == 2, "\(kind): \(run.errors)")
            #expect(
                run.errors.contains("which the program reads and writes itself\nhint: "),
                "\(run.errors)"
            )
        }
        #expect(try workplace.site(".").files == before)
    }

    @Test func aFolderWithOtherFilesIsNoPlace() async throws {
        let workplace = try await planned()
        try workplace.write("mío", to: "mine/site/mio.txt")
        try workplace.write("mío", to: "mine/responses/mio.txt")
        for kind in ["fetch", "build"] {
            let run = try await shard(kind, into: "mine", workplace)
            #expect(run.code == 2, "\(kind): \(run.errors)")
            #expect(
                run.errors.contains(
                    """
                    error: 'mine' holds 'responses', and no shard has put a part there
                    hint: name a folder that is new or empty; what lies in it would be taken away
                    """
                ),
                "\(run.errors)"
            )
        }
        #expect(try workplace.read("mine/site/mio.txt") == "mío")
        #expect(try workplace.read("mine/responses/mio.txt") == "mío")
        #expect(!workplace.exists("mine/part.json"))
    }

    @Test func anEarlierTryAndAnEmptyFolderAreOne() async throws {
        let workplace = try await planned()
        try workplace.write("", to: "part/.gitkeep")
        for kind in ["build", "build", "fetch"] {
            let run = try await shard(kind, into: "part", workplace)
            #expect(run.code == 0, "\(kind): \(run.errors)")
        }
    }
}

import Foundation
import ScriptedServer
import TestSupport
import Testing

/// That the program ends by itself, and with a word, where the system gives it little.
@Suite struct SystemLimitsTests {
    /// Builds with one limit of the shell (`n 20`, `v 400000`).
    private func build(_ workplace: Workplace, limit: String) async throws -> Workplace.Run {
        try await workplace.shell(
            "ulimit -\(limit) && exec \"$program\" build --clock \(Workplace.clock)"
        )
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("n 20", "only 20 files may be open at once; at least 64 are needed"),
            ("n 63", "only 63 files may be open at once; at least 64 are needed"),
            ("v 250000", "the limit of address space is 244 MB; at least 256 MB are needed"),
        ]
    )
    func tooLittleIsSaidBeforeAnythingBegins(limit: String, message: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await build(workplace, limit: limit)
        #expect(run.code == 1)
        #expect(run.errors.contains("error: \(message)\nhint: "), "\(run.errors)")
        #expect(!workplace.exists("public"))
    }

    @Test func asFewFilesAsAreNeededSuffice() async throws {
        let picture = InventedPicture.png(320, 200)
        let server = try ScriptedServer { request in
            request.path.hasSuffix(".png") ? .ok(picture) : .ok(Workplace.feed(1...3))
        }
        defer { server.stop() }
        let sources = (0..<40).map { number in
            "  - {id: s\(number), kind: feed, url: \"\(server.origin)/\(number).xml\"}\n"
        }
        let workplace = try Workplace()
        try workplace.configure(
            sources.joined(),
            site: "  deadline: 300\n  network: {allowPrivate: true}"
        )
        let run = try await build(workplace, limit: "n 64")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("40 new"), "\(run.errors)")
    }

    /// The libraries beneath wait without end for a thread that the system does not start.
    @Test(.timeLimit(.minutes(10)), arguments: [300, 350, 400, 500, 600, 700])
    func littleMemoryEndsTheBuildOneWayOrTheOther(megabytes: Int) async throws {
        let picture = InventedPicture.png(640, 400)
        let server = try ScriptedServer { request in
            request.path.hasSuffix(".png") ? .ok(picture) : .ok(Workplace.feed(1...20))
        }
        defer { server.stop() }
        let rows = (0..<20).map { number in
            "{\"id\":\"\(number)\",\"title\":\"Uno \(number)\","
                + "\"picture\":\"\(server.origin)/\(number).png\"}"
        }
        let workplace = try Workplace()
        try workplace.write("[\(rows.joined(separator: ","))]", to: "Content/a.json")
        try workplace.configure(
            "  - {id: a, kind: data, model: article, url: a.json, rights: licensed}\n"
                + "  - {id: b, kind: feed, url: \"\(server.origin)/b.xml\"}\n",
            site: "  network: {allowPrivate: true}"
        )
        let run = try await build(workplace, limit: "v \(megabytes << 10)")
        // What ends for want of threads says so.
        #expect(run.code == 0 || run.errors.contains("error: "), "\(run.code) \(run.errors)")
        // The lock is free, and nothing is left half done.
        let after = try await workplace.build()
        #expect(after.code == 0, "\(after.errors)")
    }
}

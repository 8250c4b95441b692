import Foundation
import ScriptedServer
import TestSupport
import Testing

@testable import pregonero

/// That the program ends by itself, and with a word, where the system gives it little.
@Suite struct SystemLimitsTests {
    /// Builds with one limit of the shell (`n 20`, `v 400000`).
    private func build(_ workplace: Workplace, limit: String) async throws -> Workplace.Run {
        try await workplace.shell(
            "ulimit -\(limit) && exec \"$program\" build --clock \(Workplace.clock)"
        )
    }

    private static let tooLittle: [(String, String)] = {
        let files = [20, 63].map { count in
            ("n \(count)", "only \(count) files may be open at once; at least 64 are needed")
        }
        #if os(Linux)
        let memory = "the limit of address space is 244 MB; at least 256 MB are needed"
        return files + [("v 250000", memory)]
        #else
        // The shell of macOS does not set that of memory.
        return files
        #endif
    }()

    @Test(.timeLimit(.minutes(5)), arguments: tooLittle)
    func tooLittleIsSaidBeforeAnythingBegins(limit: String, message: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await build(workplace, limit: limit)
        #expect(run.code == 1)
        #expect(run.errors.contains("error: \(message)\nhint: "), "\(run.errors)")
        #expect(!workplace.exists("public"))
    }

    /// The one that means no limit is the highest of its type on Linux, and of `Int` on macOS.
    @Test(
        arguments: [
            (0, 0), (64, 64), (rlim_t(Int.max) - 1, Int.max - 1), (rlim_t(Int.max), nil),
            (rlim_t.max, nil),
        ] as [(rlim_t, Int?)]
    )
    func aLimitThatIsNoneIsNoNumber(limit: rlim_t, number: Int?) {
        #expect(SystemLimits.number(limit) == number)
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

    #if os(Linux)
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
    #endif
}

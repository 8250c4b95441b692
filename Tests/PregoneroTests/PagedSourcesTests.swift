import Foundation
import ScriptedServer
import Synchronization
import TestSupport
import Testing

/// Sources whose pages are asked side by side, of servers that answer late and in any order.
@Suite struct PagedSourcesTests {
    private static let builds = 20
    private static let environment = ["PREGONERO_TEST_KEY": "hush4711"]
    private static let sources = PagedSource.all()

    /// How the servers answer: all pages of a source wait for each other, then each for a while that differs from
    /// build to build; where they are broken, the second page of each fails.
    private final class Manner: Sendable {
        private let state: Mutex<(seed: Int, asked: [Int: Int])> = Mutex((0, [:]))
        let isBroken: Bool

        init(isBroken: Bool) {
            self.isBroken = isBroken
        }

        func beginBuild(_ seed: Int) {
            state.withLock { $0 = (seed, [:]) }
        }

        func delay(of source: Int, page: Int) -> Double {
            var random = SeededGenerator(
                seed: UInt64(state.withLock { $0.seed } * 1_000 + source * 10 + page)
            )
            return Double(random.below(30)) / 1_000
        }

        /// Returns when so many pages of a source have been asked for in this build.
        func gather(_ count: Int, of source: Int) {
            state.withLock { $0.asked[source, default: 0] += 1 }
            while state.withLock({ $0.asked[source, default: 0] }) < count {
                Thread.sleep(forTimeInterval: 0.002)
            }
        }
    }

    private func servers(answering manner: Manner) throws -> [ScriptedServer] {
        try Self.sources.enumerated().map { number, source in
            try ScriptedServer { request in
                if let body = source.first[request.path] { return .ok(body) }
                let index = source.page(for: request)
                if !source.isChain { manner.gather(source.pages.count, of: number) }
                guard let index, !(manner.isBroken && index == 1) else {
                    return .status(404, body: Array("{}".utf8))
                }
                return .ok(source.pages[index].body)
                    .delayed(seconds: manner.delay(of: number, page: index))
            }
        }
    }

    private func build(_ servers: [ScriptedServer]) async throws -> (Workplace, Workplace.Run) {
        let workplace = try Workplace()
        let rows = zip(Self.sources, servers).enumerated().map { index, pair in
            "  - {id: s\(index), kind: \(pair.0.kind), url: \"\(pair.1.origin)\", \(pair.0.options)}\n"
        }
        try workplace.configure(
            rows.joined(),
            site: "  network: {allowPrivate: true}\n  deadline: 300"
        )
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock],
            environment: Self.environment
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        return (workplace, run)
    }

    private func titles(in workplace: Workplace) throws -> Set<String> {
        let site = try workplace.site()
        let texts = site.pages.map { site.text($0) }
        let titles = Self.sources.flatMap(\.pages).map(\.title)
        return Set(titles.filter { title in texts.contains { $0.contains(title) } })
    }

    @Test(.timeLimit(.minutes(60)))
    func everyBuildIsWholeAndTheSameWhateverAnswersFirst() async throws {
        let manner = Manner(isBroken: false)
        let servers = try servers(answering: manner)
        defer { servers.forEach { $0.stop() } }
        var first: [String: [UInt8]]?
        for seed in 1...Self.builds {
            manner.beginBuild(seed)
            let (workplace, run) = try await build(servers)
            #expect(!run.errors.contains("warning: page"), "\(seed): \(run.errors)")
            let files = try workplace.site().files
            if first == nil {
                let all = Set(Self.sources.flatMap(\.pages).map(\.title))
                #expect(try titles(in: workplace) == all, "\(run.errors)")
            }
            let others = first ?? files
            let different = Set(files.keys).union(others.keys).filter { files[$0] != others[$0] }
            #expect(different == [], "build \(seed)")
            first = others
        }
    }

    @Test(.timeLimit(.minutes(60))) func aPageThatFailsCostsThatPage() async throws {
        let servers = try servers(answering: Manner(isBroken: true))
        defer { servers.forEach { $0.stop() } }
        let (workplace, run) = try await build(servers)
        let lost = Self.sources.flatMap { source in
            source.isChain ? source.pages.dropFirst().map(\.title) : [source.pages[1].title]
        }
        let all = Self.sources.flatMap(\.pages).map(\.title)
        #expect(try titles(in: workplace) == Set(all).subtracting(lost))
        let told = run.errors.split(separator: "\n").filter { $0.contains("it is missing") }
        #expect(told.count == Self.sources.count, "\(run.errors)")
    }

    @Test func keysGoToNoServerToWhichAPageWasRedirected() async throws {
        let other = try ScriptedServer { request in
            request.path == "/2"
                ? .ok(#"{"data":[{"n":2,"t":"Paso dos"}]}"#)
                : .ok(#"{"data":[{"n":1,"t":"Paso uno"}],"next":"/2"}"#)
        }
        defer { other.stop() }
        let server = try ScriptedServer.giving(.redirect(to: "\(other.origin)/1"))
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: json, url: \"\(server.origin)/\", headers: {X-Key: hush4711}, rows: data, "
                + "fields: {id: n, title: t}, paging: {by: link, next: next}}\n",
            site: "  network: {allowPrivate: true}\n  deadline: 300"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(server.requests.map { $0["X-Key"] } == ["hush4711"])
        #expect(other.requests.map(\.path) == ["/1", "/2"])
        #expect(other.requests.map { $0["X-Key"] } == [nil, nil])
    }
}

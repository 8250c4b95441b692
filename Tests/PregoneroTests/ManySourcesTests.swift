import Foundation
import ScriptedServer
import Testing

/// Very many sources in one build, every way of being hostile among them; `make torture` asks for 200,
/// a quarter of them hostile.
@Suite struct ManySourcesTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let asked = variables["PREGONERO_SOURCES"].flatMap { Int($0) }
    /// What is promised of a quiet machine; on any other they are given more time where it was too short.
    private static let deadlines = asked == nil ? [25, 200] : [8]
    /// One kind alone, to see what it does; all of them in turn when none is named.
    private static let kinds =
        variables["PREGONERO_HOSTILE"].flatMap { HostileAnswer(rawValue: $0) }.map { [$0] }
        ?? HostileAnswer.allCases
    private static let hostileCount = asked.map { $0 / 4 } ?? kinds.count
    private static let healthyCount = asked.map { $0 - hostileCount } ?? 20

    /// A server for each source, and the site that reads them all.
    private struct Crowd {
        /// Seconds for all of them.
        let deadline: Int
        let workplace: Workplace
        let healthy: [ScriptedServer]
        let hostile: [ScriptedServer]
        let secure: TLSServer?

        func end() {
            (healthy + hostile).forEach { $0.stop() }
            secure?.end()
        }
    }

    @Test(.timeLimit(.minutes(60))) func theHealthyOnesArePublishedByTheDeadline() async throws {
        for deadline in Self.deadlines {
            let crowd = try await Self.crowd(by: deadline)
            defer { crowd.end() }
            let run = try await crowd.workplace.build()
            let isLast = deadline == Self.deadlines.last
            if !isLast, try await self.headlines(crowd) != Self.wanted { continue }
            let headlines = try await checked(crowd, run)
            // Once more when all are due: nothing is lost, and nothing comes in after all.
            let again = try await crowd.workplace.build("--refresh", at: "2026-11-23T09:00:00Z")
            #expect(try await checked(crowd, again) == headlines)
            return
        }
    }

    private static let wanted: Set<String> = Set(
        (0..<healthyCount).flatMap { Self.numbers(of: $0) }.map { "Sana \($0)" }
    )

    /// Those of all articles of the site.
    private func headlines(_ crowd: Crowd) async throws -> Set<String> {
        let workplace = crowd.workplace
        return try await OwnThread.run {
            let site = try workplace.site()
            let articles = site.pages.filter { $0.hasPrefix("n/") }
            return Set(articles.compactMap { Self.headline(site.text($0)) })
        }
    }

    /// The headlines of the site, after a look at all that must hold of it and of its build.
    private func checked(_ crowd: Crowd, _ run: Workplace.Run) async throws -> Set<String> {
        #expect(run.code == 0, "\(run.errors)")
        let workplace = crowd.workplace
        let headlines = try await self.headlines(crowd)
        let problems = try await OwnThread.run {
            let site = try workplace.site()
            return site.brokenLinks() + site.pages(containing: "Hostil")
        }
        #expect(headlines == Self.wanted)
        #expect(problems == [])
        let peak = try #require(Self.number(after: "peak ", in: run.errors), "\(run.errors)")
        let fetching = try #require(Self.number(after: "fetch ", in: run.errors))
        // Both are promised of the program as it is released, which `make torture` builds.
        if Self.asked != nil {
            print(
                "\(Self.hostileCount + Self.healthyCount) sources: fetched in \(fetching) s, peak \(peak) MB"
            )
            #expect(peak < 150)
            #expect(fetching < Double(crowd.deadline + 2))
        }
        return headlines
    }

    private static func crowd(by deadline: Int) async throws -> Crowd {
        let workplace = try Workplace()
        let hostile = try (0..<hostileCount).map { try hostileServer(kinds[$0 % kinds.count]) }
        let healthy = try (0..<healthyCount).map { try healthyServer($0) }
        let secure = TLSServer.isAvailable ? try await secureServer(workplace.folder) : nil
        let addresses =
            hostile.map { "\($0.origin)/feed" }
            + [secure].compactMap(\.self).map { "https://127.0.0.1:\($0.port)/feed" }
            + healthy.map { "\($0.origin)/feed" }
        let sources = addresses.enumerated().map { index, address in
            "  - {id: s\(index), kind: feed, url: \"\(address)\"}\n"
        }
        // Of one's own network only this address may be reached, by any port.
        try workplace.configure(
            sources.joined(),
            site: "  network: {allowPrivate: [127.0.0.1/32]}\n  deadline: \(deadline)"
        )
        return Crowd(
            deadline: deadline,
            workplace: workplace,
            healthy: healthy,
            hostile: hostile,
            secure: secure
        )
    }

    private static func hostileServer(_ kind: HostileAnswer) throws -> ScriptedServer {
        try ScriptedServer { request in
            kind.answer(to: request, origin: "http://\(request["Host"] ?? "127.0.0.1")")
        }
    }

    private static func healthyServer(_ number: Int) throws -> ScriptedServer {
        let feed = Workplace.feed(numbers(of: number), title: "Sana")
        return try ScriptedServer { request in
            request["If-None-Match"] == "\"1\""
                ? .status(304) : .ok(feed, headers: [("ETag", "\"1\"")]).delayed(seconds: 0.05)
        }
    }

    /// Its certificate is signed by nobody, and for another name.
    private static func secureServer(_ folder: URL) async throws -> TLSServer {
        let feed = Workplace.feed(1...3, title: "Hostil")
        return try await TLSServer(
            folder: folder,
            answers: ["feed": "HTTP/1.0 200 OK\r\nContent-Type: text/xml\r\n\r\n" + feed]
        )
    }

    private static func numbers(of source: Int) -> ClosedRange<Int> {
        (source * 3)...(source * 3 + 2)
    }

    private static func headline(_ page: String) -> String? {
        page.components(separatedBy: "<h1>").dropFirst().first?
            .components(separatedBy: "</h1>").first
    }

    private static func number(after word: String, in text: String) -> Double? {
        guard let start = text.range(of: word, options: .backwards) else { return nil }
        return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
}

import Foundation
import ScriptedServer
import TestSupport
import Testing

/// What a build tells of sources that do not answer where the machine or its network is at fault.
@Suite struct MachineFaultTests {
    private static let local = "  network: {allowPrivate: true}\n  deadline: 300"

    /// What the whole machine lacks is to be mended once.
    @Test(.enabled(if: Installed.mayMount, "nothing can be mounted over the certificates"))
    func missingCertificatesAreToldWithOneHint() async throws {
        let server = try ScriptedServer.giving(.ok(Workplace.feed(1...3)))
        defer { server.stop() }
        let secure = server.origin.replacing("http://", with: "https://")
        let workplace = try Workplace()
        try workplace.configure(
            ["a", "b"].map { "  - {id: \($0), kind: feed, url: \"\(secure)/\($0)\"}\n" }.joined(),
            site: Self.local
        )
        let run = try await workplace.shell(
            """
            unshare -m bash -c 'mount -t tmpfs none /etc/ssl && exec "$0" "$@"' \
                "$program" build --clock \(Workplace.clock)
            """
        )
        #expect(run.code == 0)
        for id in ["a", "b"] {
            #expect(
                run.errors.contains(
                    "\(id): warning: there is nothing to show: no secure connection can be checked here: "
                ),
                "\(run.errors)"
            )
        }
        let hint = "hint: install the certificates of authorities, as with: apt-get install "
        #expect(run.errors.components(separatedBy: hint).count == 2, "\(run.errors)")
    }

    @Test func aProxyOfTheEnvironmentIsNotAsked() async throws {
        let server = try ScriptedServer { _ in .ok(Workplace.feed(1...3)) }
        defer { server.stop() }
        let proxy = try ScriptedServer { _ in .ok(Workplace.feed(4...6)) }
        defer { proxy.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"\(server.origin)/a\"}\n",
            site: Self.local
        )
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock],
            environment: ["http_proxy": proxy.origin, "all_proxy": proxy.origin, "no_proxy": ""]
        ).finished()
        #expect(run.code == 0)
        #expect(run.errors.contains("+3 new"), "\(run.errors)")
        #expect(server.requests.map(\.path).contains("/a"))
        #expect(proxy.requests.isEmpty)
    }

    @Test(arguments: [
        ("", ["https_proxy": "http://proxy.example:3128"], true),
        ("", ["https_proxy": ""], false),
        (
            "\n  network: {allowPrivate: true, proxy: \"http://127.0.0.1:1\"}",
            ["https_proxy": "http://proxy.example:3128"], false
        ),
    ])
    func aProxyOfTheEnvironmentIsToldWhereNothingIsReached(
        network: String,
        environment: [String: String],
        isTold: Bool
    ) async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: b, kind: feed, url: \"http://127.0.0.1:1/b\"}\n",
            site: network.isEmpty ? Self.local : "  deadline: 300\(network)"
        )
        let none = ["HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"]
            .map { ($0, "") }
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock],
            environment: environment.merging(none) { first, _ in first }
        ).finished()
        #expect(run.code == 0)
        let words =
            "note: no source could be reached\n"
            + "hint: the proxy that https_proxy names is not used: 'network: {proxy: …}' names one\n"
        #expect(run.errors.contains(words) == isTold, "\(run.errors)")
    }
}

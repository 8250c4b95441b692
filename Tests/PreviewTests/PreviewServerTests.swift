import Foundation
import Testing

@testable import Preview

@Suite struct PreviewServerTests {
    @Test(arguments: [
        ("localhost", "127.0.0.1"), ("LOCALHOST", "127.0.0.1"), ("[::1]", "::1"), ("::1", "::1"),
        ("0.0.0.0", "0.0.0.0"), ("[127.0.0.1]", "[127.0.0.1]"),
        ("portal.example", "portal.example"),
    ])
    func anAddressIsTakenAsPeopleWriteIt(text: String, address: String) {
        #expect(PreviewServer.address(text) == address)
    }

    /// TEST-NET-3 of RFC 5737, and the same of IPv6 (RFC 3849), are no machine's.
    @Test(arguments: [
        ("203.0.113.7", PreviewServer.Failure.notOfThisMachine("203.0.113.7")),
        ("2001:db8::7", .notOfThisMachine("2001:db8::7")),
        ("portal.example", .notAnAddress("portal.example")), ("::x", .notAnAddress("::x")),
    ])
    func whereNobodyCanListenHereNoPortIsTried(host: String, failure: PreviewServer.Failure) async {
        let state = PreviewState()
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let site = PreviewSite(output: folder, serverFolder: folder, state: state, isPrivate: false)
        let server = PreviewServer(site: site, state: state, host: host)
        await #expect(throws: failure) {
            try await server.run(ports: 49_152...49_152, ready: { _ in })
        }
    }
}

import Testing

@testable import Preview

/// By what names a browser may call the preview.
@Suite struct HostNamesTests {
    @Test(arguments: [
        "localhost", "localhost:8000", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:8000",
        "[::1]:8000", "[::1]", "portal.localhost:8000", "localhost.:8000",
    ])
    func thisMachineIsCalledByItsOwnNames(field: String) {
        #expect(HostNames(bound: "127.0.0.1", machine: "box").admits(field))
        #expect(HostNames(bound: "0.0.0.0", machine: "box").admits(field))
    }

    @Test(arguments: [
        nil, "", ":8000", "evil.example", "evil.example:8000", "127.0.0.1.evil.example",
        "localhost.evil.example", "localhost:8000, evil.example", "evil.example#localhost",
        "user@localhost", "localhost:x", "localhost:8000:1", "::1", "[localhost]", "[::1",
        "192.168.1.5", "box", "box.local", "127.0.0.1/", " localhost",
    ])
    func othersAreNot(field: String?) {
        #expect(!HostNames(bound: "127.0.0.1", machine: "box").admits(field))
    }

    @Test(arguments: ["192.168.1.5:8000", "[fe80::1]:8000", "box:8000", "BOX.local", "10.0.0.1"])
    func theWholeNetworkMayCallByAddressOrName(field: String) {
        for bound in ["0.0.0.0", "::", "0:0:0:0:0:0:0:0"] {
            #expect(HostNames(bound: bound, machine: "Box").admits(field))
        }
    }

    /// macOS gives its machines such a name.
    @Test func aMachineThatIsNamedForItsNetworkIsCalledWithAndWithoutThat() {
        for field in ["box", "box.local:8000", "BOX.local"] {
            #expect(HostNames(bound: "0.0.0.0", machine: "Box.local").admits(field), "\(field)")
        }
        #expect(!HostNames(bound: "0.0.0.0", machine: "Box.local").admits("box.local.local"))
        #expect(!HostNames(bound: "0.0.0.0", machine: "Box.local").admits("local"))
    }

    @Test(arguments: ["evil.example", "other.local", "box.evil.example"])
    func noOtherNameIsAnybodysThere(field: String) {
        #expect(!HostNames(bound: "0.0.0.0", machine: "box").admits(field))
    }

    @Test func whatWasBoundIsKnown() {
        #expect(HostNames(bound: "192.168.1.5", machine: "box").admits("192.168.1.5:8000"))
        #expect(!HostNames(bound: "192.168.1.5", machine: "box").admits("192.168.1.6:8000"))
        #expect(HostNames(bound: "fd00::5", machine: "box").admits("[fd00::5]:8000"))
    }
}

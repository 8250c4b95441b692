import Testing
import WebURL

@Suite struct HostTests {
    @Test(arguments: [
        ("127.0.0.1", 0x7F00_0001), ("127.1", 0x7F00_0001), ("0x7f.1", 0x7F00_0001),
        ("2130706433", 0x7F00_0001), ("0177.0.0.01", 0x7F00_0001), ("%31%32%37.1", 0x7F00_0001),
        ("１２７.1", 0x7F00_0001), ("169.254.169.254", 0xA9FE_A9FE), ("0", 0), ("0x", 0),
        ("255.255.255.255.", 0xFFFF_FFFF),
    ])
    func readsIPv4(text: String, value: UInt32) {
        #expect(host(text) == .ipv4(value))
    }

    @Test(arguments: [
        "256.0.0.1", "1.2.3.4.5", "4294967296", "08.1", "1.2.0x100.4", "a.1", "1..2", "1.0xg.0x1",
        "99999999999999999999999999",
    ])
    func refusesWrongNumbers(text: String) {
        #expect(host(text) == nil)
    }

    @Test(arguments: [
        ("[::1]", "[::1]", [0, 0, 0, 0, 0, 0, 0, 1]),
        ("[::]", "[::]", [0, 0, 0, 0, 0, 0, 0, 0]),
        ("[2001:DB8:0:0:1:0:0:1]", "[2001:db8::1:0:0:1]", [0x2001, 0xDB8, 0, 0, 1, 0, 0, 1]),
        ("[1:0:2:3:4:5:6:7]", "[1:0:2:3:4:5:6:7]", [1, 0, 2, 3, 4, 5, 6, 7]),
        ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]", [1, 2, 3, 4, 5, 6, 7, 0]),
        ("[::ffff:127.0.0.1]", "[::ffff:7f00:1]", [0, 0, 0, 0, 0, 0xFFFF, 0x7F00, 1]),
        ("[fe80:1::]", "[fe80:1::]", [0xFE80, 1, 0, 0, 0, 0, 0, 0]),
    ])
    func readsIPv6(text: String, serialized: String, pieces: [UInt16]) {
        let host = host(text)
        #expect(host == .ipv6(pieces))
        #expect(host?.serialized == serialized)
    }

    @Test(arguments: [
        "[]", "[:]", "[1]", "[:::]", "[1::2::3]", "[12345::]", "[1:2:3:4:5:6:7:8:9]",
        "[1:2:3:4:5:6:7:8::]", "[::1.2.3]", "[::1.2.3.4.5]", "[::01.2.3.4]", "[::1.2.3.256]",
        "[1:2:3:4:5:6:7:1.2.3.4]", "[1:]", "[fe80::1%25eth0]", "[::1]x", "x[::1]", "[::.1.2.3]",
    ])
    func refusesWrongIPv6(text: String) {
        #expect(host(text) == nil)
    }

    @Test(arguments: [
        ("MÜNCHEN.example", "xn--mnchen-3ya.example"),
        ("fußball.example", "xn--fuball-cta.example"),
        ("FUẞBALL.example", "xn--fuball-cta.example"),
        ("βόλος.example", "xn--nxasmm1c.example"),
        ("日本。example", "xn--wgv71a.example"),
        ("☃.example", "xn--n3h.example"),
        ("💩.example", "xn--ls8h.example"),
        ("xn--n3h.example", "xn--n3h.example"),
        ("XN--MNCHEN-3YA.example", "xn--mnchen-3ya.example"),
        ("go\u{AD}ogle.example", "google.example"),
        ("ｅｘａｍｐｌｅ．org", "example.org"),
        ("क्\u{200D}ष.example", "xn--11b2ezcw70k.example"),
        ("r3---sn.münchen.example", "r3---sn.xn--mnchen-3ya.example"),
        ("_dmarc.münchen.example", "_dmarc.xn--mnchen-3ya.example"),
        ("אב.example", "xn--4dbc.example"),
        ("a_b", "a_b"),
        ("a..b", "a..b"),
        ("m%C3%BCnchen.example", "xn--mnchen-3ya.example"),
    ])
    func mapsInternationalNames(text: String, name: String) {
        #expect(host(text) == .domain(name))
    }

    @Test(arguments: [
        ("a\u{200C}b.example", "zero-width non-joiner out of context"),
        ("a\u{200D}b.example", "zero-width joiner out of context"),
        ("\u{301}a.example", "begins with a combining mark"),
        ("אa.example", "right-to-left label with a left-to-right letter"),
        ("1.אב.example", "label that begins with a digit beside a right-to-left one"),
        ("א≠.example", "right-to-left label that ends with a symbol"),
        ("א≠\u{308}.example", "the same, with a mark on it"),
        ("א1\u{660}.example", "European and Arabic digits in a right-to-left label"),
        ("xn--.example", "empty Punycode"),
        ("xn--a.example", "Punycode of a control"),
        ("xn--example-.org", "Punycode of plain ASCII"),
        ("\u{FFFD}.example", "replacement character"),
        ("%FF.example", "not UTF-8"),
        ("\u{AD}", "nothing left"),
        ("ö\0.example", "NUL"),
        ("℀ö.example", "maps to a slash"),
        ("％00ö.example", "maps to a percent sign"),
    ])
    func refusesWrongNames(text: String, reason: String) {
        #expect(host(text) == nil, "\(reason)")
    }

    /// Where libidn2 2.3.3 is stricter than the standard; where it is laxer, `BidirectionalRule` makes up for it.
    @Test(arguments: [
        ("-ö.example", "it looks at hyphens at the ends of labels, whatever the flags"),
        ("ab--ö.example", "and at those in third and fourth place"),
        ("ö!.example", "it refuses punctuation in international labels"),
        ("☃ß.example", "it holds labels with deviation characters to IDNA 2008: no symbols"),
        ("☃א.example", "a right-to-left symbol label would go unchecked, so we refuse it"),
        (String(repeating: "ö", count: 70), "it knows no labels of more than 63 bytes"),
        ("\u{31350}.example", "its tables end before Unicode 15"),
    ])
    func knownDifferences(text: String, reason: String) {
        #expect(host(text) == nil, "\(reason)")
    }

    @Test func unknownSchemesHaveOpaqueHosts() {
        #expect(WebURL("web://Ñ.Example/")?.host == .opaque("%C3%91.Example"))
        #expect(WebURL("web:///path")?.host == .empty)
        #expect(WebURL("web://a b/") == nil)
        #expect(WebURL("web://127.1/")?.host == .opaque("127.1"))
    }

    private func host(_ text: String) -> WebURL.Host? {
        WebURL("https://\(text)/")?.host
    }
}

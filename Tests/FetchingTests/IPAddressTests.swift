import Testing

@testable import Fetching

@Suite struct IPAddressTests {
    @Test(arguments: [
        ("1.2.3.4", "1.2.3.4"), ("255.255.255.255", "255.255.255.255"), ("::", "::"),
        ("::1", "::1"), ("1::", "1::"), ("2001:DB8::a:0:0:1", "2001:db8::a:0:0:1"),
        ("1:0:0:2:0:0:0:3", "1:0:0:2::3"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
        ("::ffff:1.2.3.4", "::ffff:1.2.3.4"), ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"),
        ("0:1:0:2:0:3:0:4", "0:1:0:2:0:3:0:4"),
    ])
    func addressIsWrittenInItsShortestForm(text: String, form: String) {
        #expect(IPAddress(text)?.description == form)
    }

    @Test(arguments: [
        "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.+4", "a.b.c.d", "1:2:3", ":::", "1::2::3",
        "12345::", "::g", "1:2:3:4:5:6:7:8:9", "1.2.3.4::", "::+1", ":1:2:3:4:5:6:7",
        "example.org", "::1%eth0", "1.2.3.4\0",
    ])
    func otherTextIsNoAddress(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test(arguments: ["10.0.0.0/33", "fd00::/129", "10.0.0.0/", "10.0.0.0/-1", "x/8", "/8", ""])
    func otherTextIsNoBlock(text: String) {
        #expect(AddressBlock(text) == nil)
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
        ("0.0.0.0/0", "9.9.9.9", true), ("0.0.0.0/0", "::1", false),
        ("10.1.2.3", "10.1.2.3", true), ("10.1.2.3", "10.1.2.4", false),
        ("fd00::/8", "fdff::1", true), ("::/0", "ff::1", true), ("10.9.9.9/8", "10.0.0.1", true),
    ])
    func blockContainsItsRange(block: String, address: String, isInside: Bool) throws {
        let address = try #require(IPAddress(address))
        #expect(AddressBlock(block)?.contains(address) == isInside)
    }
}

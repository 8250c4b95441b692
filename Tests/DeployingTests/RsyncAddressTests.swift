import Testing

@testable import Deploying

@Suite struct RsyncAddressTests {
    @Test func theHostIsWrittenAsEachProgramTakesIt() throws {
        let address = try #require(RsyncAddress("ana@[2001:db8::1]:/srv/www/"))
        #expect(address.host == "ana@[2001:db8::1]")
        #expect(address.login == "ana@2001:db8::1")
        #expect(address.folder == "/srv/www")
    }

    @Test(arguments: ["ana@[::1]", ":/srv", "ana@host:", "-oProxyCommand=x:/srv", "ana@[::1:/x"])
    func othersAreNone(text: String) {
        #expect(RsyncAddress(text) == nil)
    }
}

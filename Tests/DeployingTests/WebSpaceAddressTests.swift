import Testing

@testable import Deploying

@Suite
struct WebSpaceAddressTests {
    @Test
    func `a place of FTP begins at the folder of the user`() throws {
        let address = try #require(WebSpaceAddress("ftps://ana:c:l@ve/x@ftp.example.org:2121/www"))
        #expect(address.way == .ftps)
        #expect(address.server == "ftp.example.org:2121")
        #expect(address.user == "ana")
        #expect(address.password == "c:l@ve/x")
        #expect(address.folder == "www")
        #expect(address.name == "ftps://ftp.example.org:2121/www")
        #expect(address.secrets == ["ana:c:l@ve/x", "c:l@ve/x"])
    }

    @Test(arguments: [
        ("sftp://host/srv/www", "/srv/www"), ("sftp://host/~/www", "www"), ("sftp://host/~", ""),
        ("sftp://host", "/"), ("sftp://host/", "/"), ("ftp://host", ""),
        ("ftp://host/~/www", "~/www"),
    ])
    func `a place of SFTP begins at the root of the machine or at home`(
        text: String,
        folder: String
    ) {
        #expect(WebSpaceAddress(text)?.folder == folder)
    }

    @Test(
        arguments: [
            ("sftp://ana@host:2222/x", "host", "2222"), ("sftp://ana@host/x", "host", nil),
            ("sftp://[2001:db8::1]:22/x", "2001:db8::1", "22"),
            ("sftp://[2001:db8::1]/x", "2001:db8::1", nil),
        ] as [(String, String, String?)]
    )
    func `a host has a port or none`(text: String, host: String, port: String?) throws {
        let address = try #require(WebSpaceAddress(text))
        #expect(address.host == host)
        #expect(address.port == port)
    }

    @Test(arguments: [
        "http://host/x", "sftp:host", "sftp:///x", "ftp://ana@/www", "sftp://-oProxyCommand=x/y",
    ])
    func `what is no place is none`(text: String) {
        #expect(WebSpaceAddress(text) == nil)
    }
}

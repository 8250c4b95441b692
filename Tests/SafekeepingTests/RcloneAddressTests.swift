import Testing

@testable import Transfers

@Suite struct RcloneAddressTests {
    private func settings(_ text: String) -> [String]? {
        RcloneAddress(text)?.settings.map { "\($0.key)=\($0.value)" }
    }

    @Test func settingsAreReadToThePath() {
        let address = RcloneAddress(
            ":webdav,url='https://h:8/a,b',vendor=other,user=ana,pass=c4l:www/a:b"
        )
        #expect(address?.store == .type("webdav"))
        #expect(
            address?.settings.map(\.value) == ["https://h:8/a,b", "other", "ana", "c4l"]
        )
        #expect(address?.path == "www/a:b")
    }

    @Test(arguments: [
        (":http:", []),
        (":s3,env_auth:b", ["env_auth=true"]),
        (":s3,a=,b:x", ["a=", "b=true"]),
        (#":s3,key="a""b'c":x"#, [#"key=a"b'c"#]),
        (":s3,key='''a''':x", ["key='a'"]),
        (":s3,key='':x", ["key="]),
    ])
    func marksAndWhatNeedsNone(text: String, read: [String]) {
        #expect(settings(text) == read)
    }

    @Test func aNamedPlaceMayHaveSettings() {
        let address = RcloneAddress("my store,pass='c:4',user=ana:www")
        #expect(address?.store == .named("my store"))
        #expect(address?.settings.map(\.value) == ["c:4", "ana"])
        #expect(address?.path == "www")
    }

    /// Those rclone is given as they are, and says itself what it thinks of them.
    @Test(arguments: [
        "store:bucket", "store,pass=x", "/srv/a", "/srv/a,b=c:d", "", ":", "::x", ":s3",
        ":s3,a='b:x",
        ":s3,a='b'c:x",
        ":s3,=b:x", ":s3,global.dry_run=true:x", ":s3,a=b", ":s3,,:x",
    ])
    func othersAreNone(text: String) {
        #expect(settings(text) == nil)
    }
}

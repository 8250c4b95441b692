import Foundation
import TestSupport
import Testing

@testable import Transfers

@Suite struct RcloneStoreTests {
    /// A command line is read by everybody on the machine.
    @Test func whatAConnectionNeedsStandsInNoCommandLine() {
        let store = RcloneStore(
            ":webdav,url='https://ana:cl4ve@h/',user=maria,pass=s3creta:portal/"
        )
        #expect(store.place == "pregonero_place:portal")
        #expect(store.path("_deploy/manifest") == "pregonero_place:portal/_deploy/manifest")
        #expect(store.name == ":webdav,url=https://…@h/:portal")
        #expect(RcloneStore(":memory:").path("a") == "pregonero_place:a")
    }

    @Test func aNamedPlaceIsGivenAsItIs() {
        #expect(RcloneStore("store:portal/").place == "store:portal")
        #expect(RcloneStore("store:").path("a") == "store:a")
        #expect(RcloneStore("/srv/a").path("b") == "/srv/a/b")
        let store = RcloneStore("store,url='https://h/',pass=s3creta:a")
        #expect(store.name == "store,url=https://h/:a")
        #expect(store.place == "store:a")
    }

    @Test(arguments: [
        (
            "Failed to rcat: full: 507 Insufficient Storage", 1 as Int32,
            "make room there, and do it again"
        ),
        ("Failed to copy: QuotaExceeded", 1, "make room there, and do it again"),
        (
            "Failed to rcat: object not found", 4,
            "what answers there keeps no files: see that the address is the one of the store, not of its pages"
        ),
        (
            "Failed to copy: insufficient rights", 1,
            "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
        ),
    ])
    func whatHelpsIsSaid(errors: String, code: Int32, hint: String) {
        #expect(RcloneStore.hint(.init(code: code, output: [], errors: errors)) == hint)
    }

    /// With the program itself, which goes by its environment before its own settings.
    @Test(.enabled(if: Installed.has("/usr/bin/rclone"), "rclone is not installed"))
    func settingsOfANamedPlaceStandInNoCommandLine() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "rclone-\(UUID().uuidString)").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = RcloneStore("pregonero-named,type=alias,remote='\(folder)':portal")
        #expect(store.place == "pregonero-named:portal")
        try store.write(Array("uno".utf8), to: "one")
        #expect(FileManager.default.fileExists(atPath: "\(folder)/portal/one"))
    }

    /// With the program itself, which reads from its environment how a store is reached.
    @Test(.enabled(if: Installed.has("/usr/bin/rclone"), "rclone is not installed"))
    func aStoreIsReachedByItsSettings() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "rclone-\(UUID().uuidString)").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = RcloneStore(":alias,remote='\(folder)/it''s':portal")
        #expect(try store.names(in: "a") == [])
        #expect(try store.read("a/one") == nil)
        try store.write(Array("uno".utf8), to: "a/one")
        #expect(try store.read("a/one") == Array("uno".utf8))
        #expect(try store.names(in: "a") == ["one"])
        #expect(FileManager.default.fileExists(atPath: "\(folder)/it's/portal/a/one"))
        try store.run(["delete", "--files-from-raw", "-", store.place], on: ["a/one"])
        #expect(try store.read("a/one") == nil)
    }

    @Test func whatFailsIsTold() {
        let store = RcloneStore(":http,url='http://127.0.0.1:1/',pass=s3creta:x")
        let error = #expect(throws: ToolRun.Failure.self) { _ = try store.names(in: "a") }
        #expect(error?.reason.contains("s3creta") == false)
        #expect(error?.reason.contains(":http,url=http://127.0.0.1:1/:x: ") == true)
    }
}

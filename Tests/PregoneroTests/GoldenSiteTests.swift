import Foundation
import Testing

/// A small whole site, byte for byte; `PREGONERO_RECORD=1 swift test --filter GoldenSite` records it anew.
@Suite struct GoldenSiteTests {
    private static let golden = Workplace.repository.appending(path: "Tests/PregoneroTests/Golden")

    @Test func theBuiltSiteIsTheRecordedOne() throws {
        let workplace = try Workplace()
        try FileManager.default.copyItem(
            at: Self.golden.appending(path: "Content"),
            to: workplace.folder.appending(path: "Content")
        )
        #expect(try workplace.build().code == 0)
        let expected = Self.golden.appending(path: "expected", directoryHint: .isDirectory)
        if ProcessInfo.processInfo.environment["PREGONERO_RECORD"] != nil {
            try? FileManager.default.removeItem(at: expected)
            try FileManager.default.copyItem(
                at: workplace.folder.appending(path: "public"), to: expected)
            // The theme's own files are tested where they lie; here their names are enough.
            try FileManager.default.removeItem(at: expected.appending(path: "_"))
        }
        let built = try workplace.site().files.filter { !$0.key.hasPrefix("_/") }
        let recorded = try BuiltSite(folder: expected).files
        #expect(built.keys.sorted() == recorded.keys.sorted())
        for (path, bytes) in recorded.sorted(by: { $0.key < $1.key }) {
            #expect(
                String(decoding: built[path] ?? [], as: UTF8.self)
                    == String(decoding: bytes, as: UTF8.self), "\(path)")
        }
    }
}

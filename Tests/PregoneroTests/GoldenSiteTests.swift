import Foundation
import Testing

/// A small whole site, byte for byte; `PREGONERO_RECORD=1 swift test --filter GoldenSite` records it anew.
@Suite struct GoldenSiteTests {
    private static let golden = Workplace.repository.appending(path: "Tests/PregoneroTests/Golden")

    @Test func theBuiltSiteIsTheRecordedOne() async throws {
        let workplace = try Workplace()
        try FileManager.default.copyItem(
            at: Self.golden.appending(path: "Content"),
            to: workplace.folder.appending(path: "Content")
        )
        #expect(try await workplace.build("--offline").code == 0)
        let built = Self.listing(of: try workplace.site())
        let record = Self.golden.appending(path: "expected.txt")
        if ProcessInfo.processInfo.environment["PREGONERO_RECORD"] != nil {
            try Data(built.joined().utf8).write(to: record)
        }
        let recorded = try String(contentsOf: record, encoding: .utf8)
        let changed = built.filter { !recorded.contains($0) }.map { $0.prefix { $0 != "\n" } }
        #expect(changed == [])
        let isSame = built.joined() == recorded
        #expect(isSame)
    }

    /// All files one after the other under their names; of the theme's own files and of the
    /// index the names are enough, since the former are tested where they lie and the latter carry their content's
    /// hash; icons are no text.
    private static func listing(of site: BuiltSite) -> [String] {
        site.files.keys.sorted().map { path in
            path.hasPrefix("_/") || [".bin", ".png", ".ico"].contains { path.hasSuffix($0) }
                ? "==== \(path)\n" : "==== \(path)\n\(site.text(path))\n"
        }
    }
}

import Foundation
import Testing
import WebURL

@testable import Importing

/// Damaged exports are read as far as they go, or refused: nothing ends the program.
@Suite struct MutatedExportsTests {
    private static func export(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        return [UInt8](
            try Data(contentsOf: folder.appending(path: "PregoneroTests/Imports/\(name)"))
        )
    }

    /// The bytes with some of them changed, cut out, doubled or swapped for what exports have in them.
    private static func mutated(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
        let pieces = [
            "<![CDATA[", "]]>", "</item>", "<item>", "[caption]", "[/gallery]", "\u{0}", "&#x0;",
            "\"", "{", "]", "<p>",
        ]
        var bytes = bytes
        for _ in 0..<(1 + random.next(12)) {
            let place = random.next(bytes.count)
            switch random.next(5) {
            case 0: bytes[place] = UInt8(random.next(256))
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.next(400)))
            case 2: bytes.insert(contentsOf: pieces[random.next(pieces.count)].utf8, at: place)
            case 3:
                bytes.insert(
                    contentsOf: bytes[place..<min(bytes.count, place + random.next(400))],
                    at: random.next(place + 1)
                )
            default: bytes.removeSubrange((bytes.count - random.next(bytes.count / 8 + 1))...)
            }
        }
        return bytes
    }

    /// The same numbers in each run.
    private struct Random {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return limit > 0 ? Int(state >> 33) % limit : 0
        }
    }

    private func read(_ export: some SiteExport) throws -> Int {
        var reader = try export.texts()
        var count = 0
        while let text = try reader.next() {
            guard case .html(let html, let breaksLines) = text.body else { continue }
            let made = ArticleMarkup(html: html, breaksLines: breaksLines).markdown(SameBook())
            #expect(made.text.utf8.count < 20 * html.utf8.count + 100)
            count += 1
        }
        #expect(count <= export.site.entries.count)
        return count
    }

    @Test("Of WordPress", arguments: 0..<60)
    func wordpress(_ seed: Int) throws {
        var random = Random(state: UInt64(seed) &* 7_919)
        let file = FileManager.default.temporaryDirectory.appending(
            path: "mutated-\(UUID().uuidString).xml"
        )
        try Data(Self.mutated(Self.export("wordpress.xml"), &random)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        do throws(ImportFault) {
            let site = try WordPressSite(file, zone: .gmt)
            #expect(throws: Never.self) { try read(site) }
        } catch {
            #expect(!error.message.isEmpty)
        }
    }

    @Test("Of Ghost", arguments: 0..<60)
    func ghost(_ seed: Int) throws {
        var random = Random(state: UInt64(seed) &* 104_729)
        let file = FileManager.default.temporaryDirectory.appending(
            path: "mutated-\(UUID().uuidString).json"
        )
        try Data(Self.mutated(Self.export("ghost.json"), &random)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        do throws(ImportFault) {
            let site = try GhostSite(file, home: WebURL("https://a.example/"), zone: .gmt)
            #expect(throws: Never.self) { try read(site) }
        } catch {
            #expect(error.message.contains("no export of Ghost"))
        }
    }
}

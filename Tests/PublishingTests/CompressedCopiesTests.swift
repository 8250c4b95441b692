import Basics
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct CompressedCopiesTests {
    private func folder(_ files: [String: String]) throws -> String {
        let folder = "\(Scratch.folder)/\(UInt64.random(in: 0 ... .max))"
        for (name, text) in files {
            let path = "\(folder)/\(name)"
            try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
            try FileSystem.write(Array(text.utf8), to: path)
        }
        return folder
    }

    /// Of a build that wrote a file.
    private func manifest(_ path: String) throws -> Manifest {
        let place = try Scratch.file(".manifest")
        let file = try ManifestFile(place, head: ManifestHead())
        try file.add(path, .unknown)
        try file.finish()
        return try #require(Manifest.read(place))
    }

    private static let long = String(repeating: "La plaza vuelve a tener pregonero. ", count: 40)

    @Test func filesThatGainHaveCopiesThatAreSmaller() async throws {
        let folder = try folder(["a/index.html": Self.long, "b.txt": "corto", "c.png": Self.long])
        let tally = try await CompressedCopies(folder: folder, jobs: 2).make()
        #expect(tally.written == 2)
        for ending in [".gz", ".br"] {
            let size = try #require(FileState("\(folder)/a/index.html\(ending)")?.size)
            #expect(size < Self.long.utf8.count)
            #expect(FileState("\(folder)/b.txt\(ending)") == nil)
            #expect(FileState("\(folder)/c.png\(ending)") == nil)
        }
        let again = try await CompressedCopies(folder: folder, jobs: 2).make()
        #expect(again.written == 0)
        #expect(again.kept == 2)
    }

    @Test func whatCannotBecomeSmallerHasNoCopy() async throws {
        let folder = try folder(["a.txt": ""])
        var chance = SeededGenerator(seed: 7)
        let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &chance) }
        try FileSystem.write(noise, to: "\(folder)/a.txt")
        _ = try await CompressedCopies(folder: folder, jobs: 1).make()
        for ending in [".gz", ".br"] { #expect(FileState("\(folder)/a.txt\(ending)") == nil) }
    }

    @Test func copiesFollowTheirFile() async throws {
        let folder = try folder(["a.html": Self.long, "b.html": Self.long])
        let copies = CompressedCopies(folder: folder, jobs: 1, known: try manifest("/b.html"))
        _ = try await copies.make()
        try FileSystem.remove("\(folder)/b.html")
        let before = try #require(FileSystem.read("\(folder)/a.html.gz"))
        try FileSystem.write(Array((Self.long + "Otra.").utf8), to: "\(folder)/a.html")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: "\(folder)/a.html"
        )
        let tally = try await copies.make()
        #expect(tally.removed == 2)
        #expect(tally.written == 2)
        #expect(FileSystem.read("\(folder)/a.html.gz") != before)
        #expect(FileState("\(folder)/b.html.br") == nil)
    }

    @Test func whatLinksLeadToIsLeftAlone() async throws {
        let outside = try self.folder(["b.html": Self.long, "c.html.gz": "of others"])
        let folder = try folder(["a.html": Self.long])
        for (link, target) in ["in": outside, "self": ".", "d.html": "\(outside)/b.html"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(link)",
                withDestinationPath: target
            )
        }
        let known = try manifest("/in/c.html")
        let tally = try await CompressedCopies(folder: folder, jobs: 1, known: known).make()
        #expect(tally == CompressionTally(written: 2, kept: 0, removed: 0, saved: tally.saved))
        #expect(Scratch.files(in: outside).keys.sorted() == ["b.html", "c.html.gz"])
    }

    @Test func whatNoBuildWroteIsNotTakenAway() async throws {
        let folder = try folder(["n/index.html.gz": "ours", "mine.html.gz": "of others"])
        let known = try manifest("/n/")
        let tally = try await CompressedCopies(folder: folder, jobs: 1, known: known).make()
        #expect(tally.removed == 1)
        #expect(Array(Scratch.files(in: folder).keys) == ["mine.html.gz"])
    }

    @Test func theBytesAreTheSameEachTime() throws {
        for coding in ContentCoding.allCases {
            let once = try #require(coding.compressed(Array(Self.long.utf8)))
            #expect(once == coding.compressed(Array(Self.long.utf8)))
        }
    }

    @Test func whatIsCompressedNoMoreHasNoCopies() async throws {
        let folder = try folder([
            "a.html": Self.long, "_/b.css": Self.long, "c.html": Self.long,
        ])
        let place = try Scratch.file(".manifest")
        let file = try ManifestFile(place, head: ManifestHead())
        for path in ["/a.html", "/_/b.css"] { try file.add(path, .unknown) }
        try file.finish()
        let copies = CompressedCopies(folder: folder, jobs: 1, known: Manifest.read(place))
        _ = try await copies.make()
        func compressed() -> [String] {
            Scratch.files(in: folder).keys.filter { $0.hasSuffix(".gz") }.sorted()
        }
        #expect(compressed() == ["_/b.css.gz", "a.html.gz", "c.html.gz"])
        try copies.remove(besides: "_")
        #expect(compressed() == ["_/b.css.gz", "c.html.gz"])
        try copies.remove(besides: nil)
        // What builds did not write somebody else may have compressed.
        #expect(compressed() == ["c.html.gz"])
    }
}

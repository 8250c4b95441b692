import Basics
import Domain
import Testing

@testable import Publishing

@Suite struct ManifestTests {
    /// A manifest of as many files, the size of each being its number.
    private func written(_ count: Int, named name: String = "page") throws -> String {
        let path = try Scratch.file(".manifest")
        var head = ManifestHead()
        head.files = count
        head.articles = count
        let file = try ManifestFile(path, head: head)
        for number in 0..<count {
            try file.add("/\(name)-\(number)/", Self.record(number))
        }
        try file.finish()
        return path
    }

    private static func record(_ number: Int) -> FileRecord {
        let digest = number == 1 ? .unknown : ContentDigest(of: [UInt8(number & 255)])
        return FileRecord(key: 7, size: number, changed: -number, digest: digest)
    }

    @Test func tellsWhatWasWritten() throws {
        // More text than is read at a time, so that lines lie across its pieces.
        let manifest = try #require(Manifest.read(try written(30_000)))
        #expect(manifest.head.articles == 30_000)
        #expect(manifest.pathCount == 30_000)
        for number in [0, 1, 9_999, 29_999] {
            let record = manifest.records[StableHash.of("/page-\(number)/")]
            #expect(record == Self.record(number))
        }
        var paths: [String] = []
        manifest.forEachPath { paths.append($0) }
        #expect(paths == (0..<30_000).map { "/page-\($0)/" })
    }

    @Test func numbersOfAllLengthsComeBack() throws {
        let path = try Scratch.file(".manifest")
        let file = try ManifestFile(path, head: ManifestHead())
        var numbers = [0, Int.max, Int.min, Int.max - 1, Int.min + 1]
        var power = 1
        for _ in 0..<18 {
            power *= 10
            numbers += [power - 1, power, power + 1, -power, power + power / 2 + 5]
        }
        for (place, number) in numbers.enumerated() {
            let key = UInt64(bitPattern: Int64(number))
            try file.add("/\(place)/", FileRecord(key: key, size: number, changed: ~number))
        }
        try file.finish()
        let manifest = try #require(Manifest.read(path))
        for (place, number) in numbers.enumerated() {
            let record = try #require(manifest.records[StableHash.of("/\(place)/")])
            #expect(record.key == UInt64(bitPattern: Int64(number)))
            #expect(record.size == number)
            #expect(record.changed == ~number)
        }
    }

    @Test(arguments: ["/a/../b/", "/../a/", "/a/..", "/..", "/.. /", "/a/...", "a/", ""])
    func aPathThatLeadsElsewhereIsNoneOfOurs(site: String) throws {
        let path = try Scratch.file(".manifest")
        let file = try ManifestFile(path, head: ManifestHead())
        try file.add(site, Self.record(1))
        try file.finish()
        #expect(Manifest.read(path) == nil)
    }

    @Test(arguments: ["/a./b/", "/.a/", "/a..b/", "/a.b/c.xml", "/.", "/a/./b/", "/a../"])
    func aPathWithDotsIsOneOfOurs(site: String) throws {
        let path = try Scratch.file(".manifest")
        let file = try ManifestFile(path, head: ManifestHead())
        try file.add(site, Self.record(1))
        try file.finish()
        #expect(Manifest.read(path)?.pathCount == 1)
    }

    @Test func knowsOfFilesInAFolderWhetherTheyStandAsTheyWereWritten() throws {
        let path = try Scratch.file(".manifest")
        let output = "\(path)-public"
        let file = try ManifestFile(path, head: ManifestHead())
        for name in ["same", "other", "gone"] {
            try FileSystem.makeFolder("\(output)/\(name)")
            let place = "\(output)/\(name)/index.html"
            try FileSystem.write(Array(name.utf8), to: place)
            let now = try #require(FileSystem.look(place))
            let changed = name == "other" ? now.changed - 1 : now.changed
            try file.add("/\(name)/", FileRecord(key: 7, size: now.size, changed: changed))
        }
        try file.finish()
        try FileSystem.remove("\(output)/gone/index.html")
        let known = try #require(Manifest.read(path)).surveyed(in: output)
        #expect(known.records[StableHash.of("/same/")]?.key == 7)
        #expect(known.records[StableHash.of("/other/")] == .unknown)
        #expect(known.records[StableHash.of("/gone/")] == nil)
        #expect(known.pathCount == 3)
    }

    @Test func isWhatItWasWhenAnotherTakesItsPlace() throws {
        let path = try written(3)
        let manifest = try #require(Manifest.read(path))
        try FileSystem.move(try written(2, named: "other"), to: path)
        var paths: [String] = []
        manifest.forEachPath { paths.append($0) }
        #expect(paths == ["/page-0/", "/page-1/", "/page-2/"])
    }

    @Test func knowsTheFilesOfTheSearchIndexAlsoOfABuildThatDidNotEnd() throws {
        let path = try Scratch.file(".manifest")
        let file = try ManifestFile(path, head: ManifestHead())
        for name in ["/_s/a.bin", "/_sprite/", "/_s/b.bin", "/news/_s/"] {
            try file.add(name, Self.record(2))
        }
        try file.finish()
        let journal = try Scratch.file(".journal")
        let second = try ManifestFile(journal, head: ManifestHead())
        for name in ["/_s/b.bin", "/_s/c.bin", "/page/"] { try second.add(name, Self.record(2)) }
        try second.finish()
        let manifest = try #require(Manifest.read(path))
        #expect(manifest.index == ["/_s/a.bin", "/_s/b.bin"])
        let whole = manifest.with(pending: try #require(Manifest.read(journal)))
        #expect(whole.index == ["/_s/a.bin", "/_s/b.bin", "/_s/c.bin"])
    }

    @Test(arguments: [Int.min, -10, -1, 0, 9, 10, 1_234_567_890, .max])
    func keepsNumbersOfAnySize(_ number: Int) throws {
        let path = try Scratch.file(".manifest")
        let record = FileRecord(
            key: UInt64(bitPattern: Int64(number)),
            size: number,
            changed: number,
            digest: ContentDigest(high: .max, low: 1)
        )
        let file = try ManifestFile(path, head: ManifestHead())
        try file.add("/page/", record)
        try file.finish()
        #expect(try #require(Manifest.read(path)).records[StableHash.of("/page/")] == record)
    }

    @Test(arguments: [
        "", "1 2 3 - /cut", "1 2 3 - /page/\n", "1 2 3 - /page/\nend", "end\nmore\n",
        "1 2 - /page/\nend\n", "1 2 3 - page/\nend\n", "1 2 3 - /../page/\nend\n",
        "1 two 3 - /page/\nend\n", "\nend\n", "enD\n", "1 2 3 /page/\nend\n",
        "1 2 3 0f /page/\nend\n",
        "1 2 3 -\nend\n",
    ])
    func isNoneOfOursWhenItIsCutOrSaysWhatWeNeverSay(_ lines: String) throws {
        let path = try Scratch.file(".manifest")
        try FileSystem.write(Array((ManifestHead().line + lines).utf8), to: path)
        #expect(Manifest.read(path) == nil)
    }

    @Test func isNoneOfOursWithALineWithoutEnd() throws {
        let path = try Scratch.file(".manifest")
        let line = "1 2 3 /" + String(repeating: "a", count: 1 << 19)
        try FileSystem.write(Array((ManifestHead().line + line).utf8), to: path)
        #expect(Manifest.read(path) == nil)
        #expect(Manifest.read(path + ".none") == nil)
    }

    @Test func believesNoNumberOfFiles() throws {
        let path = try Scratch.file(".manifest")
        var head = ManifestHead()
        head.files = .max
        try FileSystem.write(Array((head.line + "end\n").utf8), to: path)
        #expect(Manifest.read(path)?.pathCount == 0)
    }
}

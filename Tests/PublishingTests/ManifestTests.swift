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
            let record = manifest.record(of: "/page-\(number)/")
            #expect(record == Self.record(number))
        }
        var paths: [String] = []
        manifest.forEachPath { paths.append($0) }
        #expect(paths == (0..<30_000).map { "/page-\($0)/" })
    }

    @Test func nothingStaysOfOneThatIsNotFinished() throws {
        let path = try written(1)
        do {
            let file = try ManifestFile(path, head: ManifestHead())
            try file.add("/other/", .unknown)
            #expect(FileSystem.exists(path + ".new"))
        }
        #expect(!FileSystem.exists(path + ".new"))
        #expect(Manifest.read(path)?.record(of: "/page-0/") != nil)
    }

    /// Any but the one that says that nothing is known.
    private func key(_ number: Int) -> UInt64 {
        number == -1 ? 1 : .init(bitPattern: Int64(number))
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
            let record = FileRecord(key: key(number), size: number, changed: ~number)
            try file.add("/\(place)/", record)
        }
        try file.finish()
        let manifest = try #require(Manifest.read(path))
        for (place, number) in numbers.enumerated() {
            let record = try #require(manifest.record(of: "/\(place)/"))
            #expect(record.key == key(number))
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
        #expect(known.record(of: "/same/")?.key == 7)
        #expect(known.record(of: "/other/") == .unknown)
        #expect(known.record(of: "/gone/") == nil)
        #expect(known.pathCount == 3)
    }

    @Test(arguments: ["pregonero-manifest 3", "pregonero-manifest 2"])
    func linesThatStillHoldGoIntoTheNextOne(form: String) throws {
        let path = try written(20_000)
        if form.hasSuffix("2") {
            let lines = try #require(FileSystem.read(path)).split(separator: 0x0A).map {
                String(decoding: $0, as: UTF8.self)
            }
            let former = lines.map { line in
                guard line.hasSuffix("/") else { return line }
                var words = line.split(separator: " ")
                words.remove(at: 3)
                return words.joined(separator: " ")
            }
            let head = former[0].replacing("pregonero-manifest 3", with: form)
            let text = ([head] + former.dropFirst()).map { $0 + "\n" }.joined()
            try FileSystem.replace(path, with: Array(text.utf8))
        }
        let manifest = try #require(Manifest.read(path))
        let next = try Scratch.file(".next")
        let file = try ManifestFile(next, head: ManifestHead())
        try file.add(5..<9, of: manifest)
        try file.add("/new/", Self.record(3))
        try file.add(9..<19_999, of: manifest)
        try file.add(7..<7, of: manifest)
        try file.finish()
        var paths: [String] = []
        try #require(Manifest.read(next)).forEach { path, record in
            paths.append(path)
            #expect(record.key == 7)
            if path != "/new/" { #expect(record == manifest.record(of: path)) }
        }
        let standing = (5..<19_999).map { "/page-\($0)/" }
        #expect(paths == Array(standing[..<4]) + ["/new/"] + Array(standing[4...]))
    }

    @Test func linesThatSomebodyHasCutMeanwhileAreNotTakenForWhole() throws {
        let path = try written(100)
        let manifest = try #require(Manifest.read(path))
        try FileSystem.write(Array((ManifestHead().line + "7 0 0 ").utf8), to: path)
        #expect(throws: WriteError.self) { try manifest.bytes(of: 20..<30) }
        #expect(manifest.record(of: "/page-20/") == .unknown)
    }

    @Test func whatABuildThatDidNotEndHasWrittenIsUnknown() throws {
        let path = try written(5)
        let journal = try Scratch.file(".journal")
        let file = try ManifestFile(journal, head: ManifestHead())
        for site in ["/page-2/", "/new/"] { try file.add(site, .unknown) }
        try file.finish()
        let whole = try #require(Manifest.read(path))
            .with(pending: try #require(Manifest.read(journal)))
        #expect(whole.pathCount == 6)
        #expect(whole.record(of: "/page-1/") == Self.record(1))
        #expect(whole.record(of: "/page-2/") == .unknown)
        #expect(whole.record(of: "/new/") == .unknown)
        var told: [String] = []
        whole.forEach { path, record in if record == .unknown { told.append(path) } }
        #expect(told == ["/page-2/", "/new/"])
        let surveyed = whole.surveyed(in: "\(path)-nothing")
        #expect(surveyed.record(of: "/page-1/") == nil)
        #expect(surveyed.record(of: "/new/") == nil)
        #expect(surveyed.pathCount == 6)
        surveyed.forEach { _, record in #expect(record == .unknown) }
    }

    /// As those that were brought back from an earlier edition.
    @Test func ofAFileOfAnUnknownOriginAllElseIsKnown() throws {
        let path = try Scratch.file(".manifest")
        let file = try ManifestFile(path, head: ManifestHead())
        let digest = ContentDigest(of: [7])
        let record = FileRecord(key: 0, size: 3, changed: 4, digest: digest)
        try file.add("/page/", record)
        try file.add("/other/", Self.record(1))
        try file.finish()
        let manifest = try #require(Manifest.read(path))
        #expect(manifest.record(of: "/page/") == record)
        var told: [FileRecord] = []
        manifest.forEach { _, record in told.append(record) }
        #expect(told == [record, Self.record(1)])
        var search = manifest.search()
        let former = search.file(StableHash.of("/page/"))
        #expect(former?.key == 0)
        #expect(former?.line == 0)
        var forgotten = manifest.forgotten().search()
        let nothing = forgotten.file(StableHash.of("/page/"))
        #expect(nothing?.key == 0)
        #expect(nothing?.line == nil)
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
            key: key(number),
            size: number,
            changed: number,
            digest: ContentDigest(high: .max, low: 1)
        )
        let file = try ManifestFile(path, head: ManifestHead())
        try file.add("/page/", record)
        try file.finish()
        #expect(try #require(Manifest.read(path)).record(of: "/page/") == record)
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

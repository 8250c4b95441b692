import Testing

@testable import Publishing

@Suite struct FormerAssetsTests {
    @Test(arguments: [
        "_/base.2c1bdf78.css", "_/search.b000760c.js", "_/lora.italic.0123abcd.woff2",
        "_/sprite.0a4f4660.svg", "_/base.2c1bdf78.css.br", "_/base.2c1bdf78.css.gz",
    ])
    func whatOpenPagesAskForStays(file: String) {
        #expect(FormerAssets.stays(file))
    }

    /// Somebody may have withdrawn it.
    @Test(arguments: [
        "_/foto.2c1bdf78.jpg", "_/grafico.2c1bdf78.svg", "_/himno.2c1bdf78.mp3",
        "_/p/a/2c1bdf78.webp", "_/p/a.2c1bdf78.css", "_s/0/d0.7be2fe.bin", "_s/a.1.js",
        "static/base.2c1bdf78.css", "_/base.css", "index.html", "sprite.0a4f4660.svg",
    ])
    func nothingElseDoes(file: String) {
        #expect(!FormerAssets.stays(file))
    }

    @Test func aRecordTellsSinceWhenAFileIsNotNeeded() {
        let record = FileRecord(key: 7_777_777_777_777, size: 3, changed: 4)
        #expect(record.left(by: 10_000) == nil)
        let left = record.left(at: 9_000)
        #expect(left.left(by: 10_000) == 9_000)
        #expect((left.size, left.changed) == (3, 4))
        // A key that happens to be as small is none of the hour before.
        #expect(left.left(by: 9_000 + FormerAssets.lingering) == nil)
        #expect(left.left(by: 8_999) == nil)
    }

    /// A manifest of a site, of a style that it does not need any more and of a picture with a key as small.
    private func manifest() throws -> Manifest {
        let path = try Scratch.file(".manifest")
        var head = ManifestHead()
        head.clock = 10_000
        head.files = 3
        let file = try ManifestFile(path, head: head)
        try file.add("/", FileRecord(key: 7_777_777_777_777, size: 1, changed: 1))
        for name in ["/_/base.2c1bdf78.css", "/_/foto.2c1bdf78.jpg"] {
            try file.add(name, FileRecord(key: 9_000, size: 3, changed: 4))
        }
        try file.finish()
        return try #require(Manifest.read(path))
    }

    @Test func aManifestNamesWhatOnlyStays() throws {
        let manifest = try manifest()
        for known in [manifest, manifest.forgotten()] {
            #expect(known.lingering.map(\.path) == ["/_/base.2c1bdf78.css"])
            #expect(known.lingering.map(\.left) == [9_000])
            #expect(known.lingering.map(\.record.size) == [3])
        }
    }

    /// What is kept for longer is not taken for a file of the site, and begins no new hour.
    @Test(arguments: [(10_100, 9_000), (8_500, 8_500), (20_000, 20_000 - 3_599)])
    func whatABuildOfAPartKeepsIsKnownByTheNext(now: Int, left: Int) throws {
        let kept = FormerAssets(keeping: try manifest().lingering, now: now)
        #expect(kept.files.map(\.left) == [left])
        let record = try #require(kept.files.first?.record).left(at: left)
        #expect(record.left(by: now) == left)
    }
}

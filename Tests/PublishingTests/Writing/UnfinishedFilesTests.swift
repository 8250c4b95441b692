import Testing

@testable import Publishing

@Suite struct UnfinishedFilesTests {
    @Test func onlyWhatABuildHadBegunIsTakenAway() throws {
        let folder = try Scratch.emptyFolder()
        for name in ["a.html", "a.html.pregonero-new", "n/b/c.html.pregonero-new", "n/new"] {
            try Scratch.put("x", at: "\(folder)/\(name)")
        }
        UnfinishedFiles.remove(in: folder)
        #expect(Scratch.files(in: folder).keys.sorted() == ["a.html", "n/new"])
    }

    @Test func foldersWhoseLastFileWasToGoAreTakenAway() throws {
        let folder = try Scratch.emptyFolder()
        let output = "\(folder)/public"
        let places = PublishingPlaces(output: output, state: "\(folder)/state", copies: "")
        try FileSystem.makeFolder(places.state)
        // Of the last, the inner folder has gone already.
        for path in ["a/b", "a/c/d", "e", "mine"] {
            try FileSystem.makeFolder("\(output)/\(path)")
        }
        try Scratch.put("x", at: "\(output)/a/b/index.html")
        try Scratch.put("x", at: "\(output)/a/new.html.pregonero-new")
        UnfinishedFiles.clear(places)
        #expect(FileSystem.exists("\(output)/a/c/d"))
        try BuildJournal(path: places.journal).add(["/a/b/", "/a/c/d/", "/e/f/", "/a/new.html"])
        UnfinishedFiles.clear(places)
        #expect(FileSystem.entries(of: output).map(\.name).sorted() == ["a", "mine"])
        #expect(FileSystem.entries(of: "\(output)/a").map(\.name) == ["b"])
        #expect(Scratch.files(in: output).keys.sorted() == ["a/b/index.html"])
    }

    /// A name has at most 255 bytes, whatever it lies in.
    @Test(arguments: [1, 200, 241, 242, 255]) func whereAFileIsBegunItCanBe(length: Int) throws {
        let folder = try Scratch.emptyFolder()
        let path =
            "\(folder)/\(String(repeating: "ñ", count: length / 2))\(length % 2 == 0 ? "" : "x")"
        let place = UnfinishedFiles.place(beside: path)
        #expect((place == path + ".pregonero-new") == (length <= 241))
        try Scratch.put("x", at: place)
        UnfinishedFiles.remove(in: folder)
        #expect(Scratch.files(in: folder).isEmpty)
        try FileSystem.replace(path, with: Array("x".utf8))
        #expect(Scratch.files(in: folder).count == 1)
    }

    @Test func aFolderThatIsNotThereHasNone() {
        UnfinishedFiles.remove(in: Scratch.folder + "/nowhere")
        #expect(!FileSystem.exists(Scratch.folder + "/nowhere"))
    }
}

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

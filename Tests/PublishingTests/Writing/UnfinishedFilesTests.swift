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

    @Test func aFolderThatIsNotThereHasNone() {
        UnfinishedFiles.remove(in: Scratch.folder + "/nowhere")
        #expect(!FileSystem.exists(Scratch.folder + "/nowhere"))
    }
}

import Foundation
import Testing

@testable import Publishing

@Suite struct SiteWriterTests {
    private let folder: String
    private var output: String { "\(folder)/public" }
    private var staged: String { "\(folder)/public.pregonero-new" }

    init() throws {
        folder = try Scratch.emptyFolder()
    }

    /// A writer into an output folder that an earlier build has filled.
    private func laterBuild() throws -> SiteWriter {
        try FileSystem.makeFolder(output)
        return try SiteWriter(output: output, isFirst: false)
    }

    private func write(_ text: String, to file: String, by writer: SiteWriter) throws {
        _ = try writer.write(Array(text.utf8), to: file)
    }

    /// The names in the folder around the output.
    private var around: [String] { FileSystem.entries(of: folder).map(\.name).sorted() }

    // MARK: A first build

    @Test func aFirstBuildStandsBesideTheOutputUntilItIsPublished() throws {
        let writer = try SiteWriter(output: output, isFirst: true)
        #expect(writer.isStaged)
        try write("uno", to: "n/uno/index.html", by: writer)
        #expect(around == ["public.pregonero-new"])
        try writer.publish()
        #expect(around == ["public"])
        #expect(Scratch.text("\(output)/n/uno/index.html") == "uno")
        #expect(writer.tally == WriteTally(written: 1))
    }

    @Test func aFirstBuildThatIsAbandonedLeavesNothing() throws {
        let writer = try SiteWriter(output: output, isFirst: true)
        try write("uno", to: "uno.html", by: writer)
        writer.abandon()
        #expect(around == [])
    }

    @Test func whatKeepsAnEmptyFolderIsCarriedOver() throws {
        try Scratch.put("", at: "\(output)/.gitkeep")
        let writer = try SiteWriter(output: output, isFirst: true)
        #expect(writer.isStaged)
        try write("uno", to: "uno.html", by: writer)
        try writer.publish()
        #expect(Set(Scratch.files(in: output).keys) == [".gitkeep", "uno.html"])
        #expect(around == ["public"])
    }

    /// Somebody may put a file there while the site is made.
    @Test func whatCameMeanwhileIsCarriedOverAndReplacesNothing() throws {
        let writer = try SiteWriter(output: output, isFirst: true)
        try write("ours", to: "a/uno.html", by: writer)
        try Scratch.put("theirs", at: "\(output)/a/uno.html")
        try Scratch.put("theirs", at: "\(output)/b/dos.html")
        try writer.publish()
        #expect(Scratch.text("\(output)/a/uno.html") == "ours")
        #expect(Scratch.text("\(output)/b/dos.html") == "theirs")
        #expect(around == ["public"])
    }

    @Test func aFolderWithFilesOfOthersIsFilledInPlace() throws {
        try Scratch.put("example.org", at: "\(output)/CNAME")
        let writer = try SiteWriter(output: output, isFirst: true)
        #expect(!writer.isStaged)
        try write("uno", to: "uno.html", by: writer)
        #expect(Set(Scratch.files(in: output).keys) == ["CNAME", "uno.html"])
        // There is nothing to put in place, and nothing to take back.
        try writer.publish()
        writer.abandon()
        #expect(Set(Scratch.files(in: output).keys) == ["CNAME", "uno.html"])
    }

    @Test func whatABuildLeftThatWasKilledIsTakenAway() throws {
        try Scratch.put("x", at: "\(staged)/uno.html")
        try Scratch.put("x", at: "\(output).pregonero-old/uno.html")
        _ = try laterBuild()
        #expect(around == ["public"])
    }

    // MARK: Later builds

    @Test func aFileThatStandsThereAlreadyIsNotTouched() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno.html")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: old],
            ofItemAtPath: "\(output)/uno.html"
        )
        let changed = try writer.write(Array("uno".utf8), to: "uno.html").changed
        #expect(changed == 1_000_000_000_000_000_000)
        #expect(FileSystem.look("\(output)/uno.html")?.changed == changed)
        #expect(writer.tally == WriteTally(kept: 1))
    }

    @Test(arguments: ["dos", "otros", ""]) func anotherContentReplacesIt(text: String) throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno.html")
        let changed = try writer.write(Array(text.utf8), to: "uno.html").changed
        #expect(Scratch.text("\(output)/uno.html") == text)
        #expect(FileSystem.look("\(output)/uno.html")?.changed == changed)
        #expect(writer.tally == WriteTally(written: 1))
        #expect(Array(Scratch.files(in: output).keys) == ["uno.html"])
    }

    /// A server would go on to give the old text to whoever takes it compressed.
    @Test func compressedCopiesGoWithTheContentThatTheyAreOf() throws {
        let writer = try laterBuild()
        for name in ["uno", "dos", "tres"] {
            for ending in ["", ".gz", ".br"] {
                try Scratch.put(name, at: "\(output)/\(name).html\(ending)")
            }
        }
        try write("uno", to: "uno.html", by: writer)
        try write("otro", to: "dos.html", by: writer)
        try writer.prune("tres.html")
        #expect(
            Scratch.files(in: output).keys.sorted() == [
                "dos.html", "uno.html", "uno.html.br", "uno.html.gz",
            ]
        )
    }

    @Test func aFileThatCannotBeWrittenLeavesWhatStoodThere() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno.html")
        // A folder where the new content would be written first fails for every user, root included.
        try FileSystem.makeFolder("\(output)/uno.html.pregonero-new")
        let error = #expect(throws: WriteError.self) {
            try write("otro", to: "uno.html", by: writer)
        }
        #expect(
            error?.description
                == "\(output)/uno.html.pregonero-new: a folder stands where a file is needed"
        )
        #expect(Scratch.text("\(output)/uno.html") == "uno")
        #expect(writer.tally == WriteTally())
    }

    @Test func aFileWhereAFolderIsNeededIsNamed() throws {
        try Scratch.put("x", at: "\(folder)/blocked")
        let error = #expect(throws: WriteError.self) {
            try SiteWriter(output: "\(folder)/blocked/public", isFirst: true)
        }
        #expect(
            error?.description == "\(folder)/blocked: a file stands where a folder is needed"
        )
    }

    @Test func aFolderWhereAFileIsNeededLeavesNothingBeside() throws {
        let writer = try laterBuild()
        try Scratch.put("x", at: "\(output)/uno.html/mine.txt")
        #expect(throws: WriteError.self) { try write("uno", to: "uno.html", by: writer) }
        #expect(Array(Scratch.files(in: output).keys) == ["uno.html/mine.txt"])
        #expect(FileSystem.entries(of: output).map(\.name) == ["uno.html"])
    }

    /// A build that was killed while it took away what stood there left them.
    @Test func emptyFoldersMakeWayForAFile() throws {
        let writer = try laterBuild()
        for name in ["uno", "dos", "tres"] { try FileSystem.makeFolder("\(output)/\(name)/a/b") }
        try write("uno", to: "uno", by: writer)
        try writer.putPlaceholder(Array("dos".utf8), at: "dos")
        try Scratch.put("tres", at: "\(folder)/tres")
        _ = try writer.copy("\(folder)/tres", to: "tres")
        for name in ["uno", "dos", "tres"] { #expect(Scratch.text("\(output)/\(name)") == name) }
    }

    // MARK: Placeholders

    @Test func onlyAPageThatIsNotThereYetNeedsAPlaceholder() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno/index.html")
        #expect(!writer.needsPlaceholder("uno/index.html"))
        #expect(writer.needsPlaceholder("dos/index.html"))
        try writer.putPlaceholder(Array("soon".utf8), at: "dos/index.html")
        #expect(Scratch.text("\(output)/dos/index.html") == "soon")
        #expect(writer.tally == WriteTally())
        try write("dos", to: "dos/index.html", by: writer)
        #expect(Scratch.text("\(output)/dos/index.html") == "dos")
        #expect(writer.tally == WriteTally(written: 1))
    }

    /// Nobody sees it before all of it is there.
    @Test func aFirstBuildNeedsNoPlaceholder() throws {
        let writer = try SiteWriter(output: output, isFirst: true)
        #expect(!writer.needsPlaceholder("uno/index.html"))
    }

    // MARK: Pruning

    @Test func aPrunedFileTakesTheFoldersWithItThatItLeavesEmpty() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/n/2026/uno/index.html")
        try Scratch.put("mine", at: "\(output)/n/mine.txt")
        try writer.prune("n/2026/uno/index.html")
        #expect(FileSystem.entries(of: "\(output)/n").map(\.name) == ["mine.txt"])
        #expect(writer.tally == WriteTally(pruned: 1))
    }

    @Test func whatIsGoneAlreadyIsNotPruned() throws {
        let writer = try laterBuild()
        try FileSystem.makeFolder("\(output)/n")
        try writer.prune("n/index.html")
        #expect(FileSystem.exists("\(output)/n"))
        #expect(writer.tally == WriteTally())
    }

    @Test func theCopiesOfWhatSomebodyTookAwayGo() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno.html.gz")
        try Scratch.put("mine", at: "\(output)/mine")
        try writer.prune("uno.html")
        try writer.prune("mine/dos.html")
        #expect(Array(Scratch.files(in: output).keys) == ["mine"])
    }

    // MARK: The surface

    @Test func theSurfaceTellsThatSomebodyWasThere() throws {
        let writer = try laterBuild()
        try Scratch.put("uno", at: "\(output)/uno.html")
        try FileSystem.makeFolder("\(output)/n")
        let surface = writer.surface
        #expect(SiteWriter.surface(of: output) == surface)
        // Desktops leave hidden files wherever somebody looks.
        try Scratch.put("x", at: "\(output)/.DS_Store")
        #expect(writer.surface == surface)
        try Scratch.put("unos", at: "\(output)/uno.html")
        let second = writer.surface
        #expect(second != surface)
        try Scratch.put("", at: "\(output)/dos.html")
        #expect(writer.surface != second)
    }
}

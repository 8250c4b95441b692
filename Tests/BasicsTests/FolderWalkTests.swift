import Basics
import Foundation
import Testing

@Suite struct FolderWalkTests {
    /// A folder of its own, which goes with the test.
    private final class Folder {
        let path: String

        init() throws {
            path =
                FileManager.default.temporaryDirectory
                .appending(path: "pregonero-walk-\(UUID().uuidString)").path
            try make(".")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func make(_ folder: String) throws {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(folder)",
                withIntermediateDirectories: true
            )
        }

        func write(_ names: String...) throws {
            for name in names {
                try make(name.split(separator: "/").dropLast().joined(separator: "/"))
                // By the system itself, which takes the bytes of a name as they are.
                let file = open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o644)
                try #require(file >= 0, "\(name)")
                close(file)
            }
        }

        func link(_ name: String, to target: String) {
            symlink(target, "\(path)/\(name)")
        }

        func walk(_ name: String = "") -> FolderWalk { FolderWalk("\(path)/\(name)") }
    }

    @Test func filesComeInTheOrderOfTheirBytesFolderByFolder() throws {
        let folder = try Folder()
        try folder.write("b/z", "b/a", "a", "C", "ñ", "z", ".hidden/x", "b/.x")
        let walk = folder.walk()
        #expect(walk.files == ["C", "a", "b/a", "b/z", "z", "ñ"])
        #expect(walk.folders == ["", "b"])
        #expect(walk.troubles.isEmpty)
    }

    @Test func aFolderThatIsNotThereHoldsNothing() throws {
        let walk = try Folder().walk("nowhere")
        #expect(!walk.exists)
        #expect(walk.troubles.isEmpty)
    }

    @Test func linksToFilesAndFoldersAreFollowed() throws {
        let folder = try Folder()
        try folder.write("real/deep/a", "real/b")
        try folder.make("site")
        folder.link("site/all", to: "../real")
        folder.link("site/one", to: "../real/b")
        folder.link("whole", to: "real")
        #expect(folder.walk("site").files == ["all/b", "all/deep/a", "one"])
        #expect(folder.walk("whole").files == ["b", "deep/a"])
    }

    @Test func whatCannotBeHadIsTold() throws {
        let folder = try Folder()
        try folder.write("file", "a/b/c")
        folder.link("a/b/up", to: "..")
        folder.link("a/self", to: "self")
        folder.link("gone", to: "nowhere")
        folder.link("inside", to: "file/b")
        mkfifo("\(folder.path)/pipe", 0o600)
        #expect(
            folder.walk().troubles == [
                .init(path: "a/b/up", kind: .loop), .init(path: "a/self", kind: .brokenLink),
                .init(path: "gone", kind: .brokenLink), .init(path: "inside", kind: .brokenLink),
                .init(path: "pipe", kind: .noFile),
            ]
        )
        #expect(folder.walk("file").troubles == [.init(path: "", kind: .notAFolder)])
        #expect(folder.walk("gone").troubles == [.init(path: "", kind: .brokenLink)])
    }

    @Test func linksToFoldersAboveTheWholeAreNotFollowed() throws {
        let folder = try Folder()
        try folder.write("site/pages/a", "site/texts/b")
        folder.link("site/texts/up", to: "..")
        folder.link("site/texts/top", to: "/")
        folder.link("site/texts/beside", to: "../pages")
        folder.link("way", to: "site/texts")
        for name in ["site/texts", "way"] {
            let walk = folder.walk(name)
            #expect(walk.files == ["b", "beside/a"])
            #expect(
                walk.troubles == [.init(path: "top", kind: .loop), .init(path: "up", kind: .loop)]
            )
        }
    }

    @Test func aFolderIsNotShutOutByTheNumberOfItsNames() throws {
        let folder = try Folder()
        try folder.write("real/a")
        for name in ["one", "two"] { folder.link(name, to: "real") }
        #expect(folder.walk().files == ["one/a", "real/a", "two/a"])
    }

    @Test func linksThatMultiplyHaveAnEnd() throws {
        let folder = try Folder()
        // Each of ten folders leads to all the others: millions of ways.
        for name in 0..<10 {
            try folder.make("\(name)")
            for other in 0..<10 where other != name {
                folder.link("\(name)/\(other)", to: "../\(other)")
            }
        }
        let walk = folder.walk()
        #expect(walk.troubles.contains { $0.kind == .endless })
        #expect(walk.troubles.count { $0.kind == .endless } == 1)
    }

    #if os(Linux)
    @Test func namesThatOnlyLookAlikeAreTold() throws {
        let folder = try Folder()
        try folder.write("n\u{303}", "\u{F1}")
        let walk = folder.walk()
        #expect(walk.files == ["n\u{303}"])
        #expect(walk.troubles.map(\.kind) == [.sameName("n\u{303}")])
        #expect(walk.troubles.first?.path.unicodeScalars.count == 1)
    }

    @Test func aNameThatIsNotUTF8IsTold() throws {
        let folder = try Folder()
        var name = Array("\(folder.path)/x".utf8CString)
        name.insert(CChar(bitPattern: 0xFF), at: name.count - 1)
        close(open(name, O_CREAT | O_WRONLY, 0o600))
        #expect(folder.walk().troubles.map(\.kind) == [.unreadableName])
    }
    #endif
}

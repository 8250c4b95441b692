import Foundation
import Testing

@testable import Publishing

@Suite struct EditionStoreTests {
    /// On a file system that is not that of the other files, where hard links lead nowhere.
    private static let other = ["/dev/shm", "/var/tmp"].first { folder in
        let usual = FileSystem.device(FileManager.default.temporaryDirectory.path)
        return FileSystem.device(folder).map { $0 != usual } ?? false
    }

    private func number(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }

    @Test func aContentIsKeptOnceAndTakesNoRoom() throws {
        let folder = try Scratch.emptyFolder()
        let store = EditionStore(folder: "\(folder)/e")
        for name in ["a", "b"] { try Scratch.put("uno", at: "\(folder)/\(name)") }
        let digest = try #require(try store.keep("\(folder)/a"))
        #expect(try store.keep("\(folder)/b") == digest)
        #expect(try store.keep("\(folder)/c") == nil)
        #expect(store.holds(digest))
        #expect(try number(store.path(of: digest)) == number("\(folder)/a"))
        // What takes its place leaves it as it was.
        try FileSystem.replace("\(folder)/a", with: Array("dos".utf8))
        #expect(store.holds(digest))
        let restored = try #require(try store.restore(digest, to: "\(folder)/new/a"))
        #expect(restored.digest == digest)
        #expect(Scratch.text("\(folder)/new/a") == "uno")
        #expect(FileSystem.look("\(folder)/new/a")?.changed == restored.changed)
        try store.remove(digest)
        #expect(!store.holds(digest))
        #expect(try store.restore(digest, to: "\(folder)/a") == nil)
        #expect(Scratch.text("\(folder)/a") == "dos")
        #expect(Scratch.files(in: "\(folder)/e").isEmpty)
    }

    @Test func whatStandsThereAlreadyIsNoFault() throws {
        let folder = try Scratch.emptyFolder()
        let store = EditionStore(folder: "\(folder)/e")
        try Scratch.put("uno", at: "\(folder)/a")
        let digest = try #require(try store.keep("\(folder)/a"))
        #expect(try store.restore(digest, to: "\(folder)/a") != nil)
        #expect(FileSystem.entries(of: folder).map(\.name).sorted() == ["a", "e"])
    }

    @Test(.enabled(if: EditionStoreTests.other != nil, "there is no other file system"))
    func onAnotherFileSystemItIsCopied() throws {
        let folder = try Scratch.emptyFolder()
        let place = "\(try #require(Self.other))/pregonero-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: place) }
        let store = EditionStore(folder: place)
        try Scratch.put("uno", at: "\(folder)/a")
        let digest = try #require(try store.keep("\(folder)/a"))
        try FileSystem.replace("\(folder)/a", with: Array("dos".utf8))
        #expect(store.holds(digest))
        #expect(try store.restore(digest, to: "\(folder)/a")?.size == 3)
        #expect(Scratch.text("\(folder)/a") == "uno")
        #expect(FileSystem.entries(of: folder).map(\.name) == ["a"])
    }

    @Test func damageIsSeen() throws {
        let folder = try Scratch.emptyFolder()
        let store = EditionStore(folder: "\(folder)/e")
        try Scratch.put("uno", at: "\(folder)/a")
        let digest = try #require(try store.keep("\(folder)/a"))
        try FileSystem.write(Array("una".utf8), to: store.path(of: digest))
        #expect(!store.holds(digest))
    }
}

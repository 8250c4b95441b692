import Basics
import Domain
import Testing

@testable import Publishing

@Suite struct FormerManifestsTests {
    private func written(_ paths: [String], at place: String) throws {
        let file = try ManifestFile(place, head: ManifestHead())
        for path in paths {
            try file.add(path, FileRecord(key: 1, size: 2, changed: 3, digest: .unknown))
        }
        try file.finish()
    }

    private func journal(_ state: String, _ name: String) -> [String]? {
        var paths: [String] = []
        let manifest = Manifest.read("\(state)/\(name).pending")
        manifest?.forEachPath { paths.append($0) }
        return manifest == nil ? nil : paths.sorted()
    }

    @Test func theirFilesAreUnfinishedOnes() throws {
        let state = try Scratch.emptyFolder()
        try written(["/a/", "/b/"], at: "\(state)/manifest-01020304")
        try written(["/c/"], at: "\(state)/manifest-05060708")
        try written(["/d/", "/b/"], at: "\(state)/manifest-01020304.pending")
        try FormerManifests.note(
            ["archive.sqlite", "manifest-01020304", "manifest-01020304.warnings"],
            in: state
        )
        #expect(journal(state, "manifest-01020304").map(Set.init) == ["/a/", "/b/", "/d/"])
        #expect(journal(state, "manifest-05060708") == nil)
    }

    @Test func oneThatIsDamagedOrGoneSaysNothing() throws {
        let state = try Scratch.emptyFolder()
        try Scratch.put("nada", at: "\(state)/manifest-01020304")
        try FormerManifests.note(["manifest-01020304", "manifest-05060708"], in: state)
        #expect(Scratch.files(in: state).keys.sorted() == ["manifest-01020304"])
    }
}

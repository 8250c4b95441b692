import Foundation
import Testing

@testable import Publishing

@Suite struct HashedAssetsTests {
    @Test func whatIsLeftOutKeepsItsAddressUnlessAnotherNameHasTheFile() throws {
        let folder = try Scratch.emptyFolder()
        for name in ["a.svg", "b.svg"] {
            try Data(name.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
        }
        var assets = HashedAssets()
        assets.add("pictures/a.svg", file: "\(folder)/a.svg")
        assets.add("pictures/dos/a.svg", file: "\(folder)/a.svg")
        assets.add("pictures/b.svg", file: "\(folder)/b.svg")
        let left = assets.leavingOut(["pictures/a.svg", "pictures/b.svg"])
        #expect(left.paths == assets.paths)
        #expect(Array(left.files.values) == ["\(folder)/a.svg"])
        #expect(assets.leavingOut(["pictures/a.svg", "pictures/dos/a.svg"]).files.count == 1)
    }
}

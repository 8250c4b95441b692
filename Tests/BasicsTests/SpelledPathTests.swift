import Basics
import Foundation
import Testing

@Suite struct SpelledPathTests {
    private static let apart = "pen\u{303}as/cancio\u{301}n.csv"
    private static let whole = "pe\u{F1}as/canci\u{F3}n.csv"

    @Test(arguments: [
        (apart, whole), (whole, apart), (apart, apart), ("pe\u{F1}as/cancio\u{301}n.csv", whole),
        ("x\u{600}/\u{301}b\u{600}", "x\u{600}/\u{301}b\u{600}"),
    ])
    func aFileIsFoundByTheSpellingOfTheDisk(disk: String, written: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "spelled-\(UUID().uuidString)"
        )
        let file = folder.appending(path: disk)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("x".utf8).write(to: file)
        let path = folder.path(percentEncoded: false)
        let found = SpelledPath.found(written, in: path)
        #expect(try Data(contentsOf: folder.appending(path: found)) == Data("x".utf8))
        #expect(FileManager.default.fileExists(atPath: "\(path)/\(found)"))
        let none = "\(written).gz"
        #expect(SpelledPath.found(none, in: path).utf8.elementsEqual(none.utf8))
        #expect(SpelledPath.found("../x.csv", in: path) == "../x.csv")
    }
}

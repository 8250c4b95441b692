import Foundation
import TestSupport
import Testing

@testable import Deploying

/// The program of OpenSSH that answers on a server.
private let server = "/usr/lib/openssh/sftp-server"

/// Against that program, started here.
@Suite(
    .enabled(if: Installed.has(server, "/usr/bin/sftp"), "OpenSSH's sftp-server is not there")
)
struct SFTPToolTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pregonero-sftp-\(UUID().uuidString)").path(percentEncoded: false)

    private func write(_ text: String, to name: String) throws {
        let file = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: URL(filePath: file).deletingLastPathComponent().path(percentEncoded: false),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: URL(filePath: file))
    }

    /// Each as the disk has it, without what `String` takes for equal.
    private static func names(in folder: String) throws -> Set<[UInt8]> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder).map { Array($0.utf8) })
    }

    @Test func aNameIsAName() throws {
        let names = [
            "x\"\u{301}||!touch escaped;#.txt", "a\\\u{301} b.txt", "\u{600}\"x.txt",
            "año $HOME 50% #1 it's.txt", "b[1]*.txt",
        ]
        for name in names { try write("x", to: "here/\(name)") }
        try write("exec \(server)\n", to: "serve.sh")
        try FileManager.default.createDirectory(
            atPath: "\(folder)/there",
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let address = try #require(WebSpaceAddress("sftp://host\(folder)/there"))
        let tool = SFTPTool(address: address, shell: "sh \(folder)/serve.sh")
        try tool.put(names, from: "\(folder)/here", making: [])
        #expect(try Self.names(in: "\(folder)/there") == Set(names.map { Array($0.utf8) }))
        #expect(try Self.names(in: folder).count == 3)
        #expect(try Self.names(in: "\(folder)/here").count == names.count)
        try tool.remove(names, leaving: [])
        #expect(try Self.names(in: "\(folder)/there").isEmpty)
    }
}

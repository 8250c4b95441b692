import Archiving
import Domain
import Foundation
import GRDB
import Testing

@Suite struct ArchiveOpeningTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)

    private func file() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "archive.sqlite")
    }

    @Test func aDamagedFileIsSetAsideAndReported() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 0x41, count: 8_192).write(to: file)
        var reports: [Diagnostic] = []
        let archive = try Archive(at: file) { reports.append($0) }
        #expect(try archive.newestChangeNumber() == 0)
        let path = file.path(percentEncoded: false)
        #expect(
            reports.map(\.description) == [
                "\(path): warning: the archive is damaged and was set aside as archive.sqlite.damaged-1\n"
                    + "hint: a new one is filled from the sources; restore a backup to keep old items"
            ]
        )
        #expect(FileManager.default.fileExists(atPath: path + ".damaged-1"))
    }

    @Test func anArchiveOfANewerProgramIsRefused() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = file.path(percentEncoded: false)
        do {
            let queue = try DatabaseQueue(path: path)
            try queue.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                        INSERT INTO grdb_migrations VALUES ('99');
                        """
                )
            }
        }
        #expect(throws: ArchiveError.newerSchema(path: path, found: 99, known: 1)) {
            try Archive(at: file) { _ in }
        }
    }
}

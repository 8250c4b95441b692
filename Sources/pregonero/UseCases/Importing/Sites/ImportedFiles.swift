import Basics
import Foundation
import Importing

/// Writes the files of an import, and never over what a person changed: a ledger keeps what each was when it was written.
final class ImportedFiles {
    private let layout: SiteLayout
    private let ledger: URL
    /// The hash of each file as the import wrote it, by its path below `Content/`.
    private var hashes: [String: String]
    private(set) var written = 0
    private(set) var unchanged = 0
    /// Files that are otherwise than the import wrote them, or gone since.
    private(set) var kept: [String] = []
    /// Files that were there before, and say something else.
    private(set) var foreign: [String] = []
    private(set) var deleted: [String] = []

    init(layout: SiteLayout, ledger: URL) {
        self.layout = layout
        self.ledger = ledger
        let data = try? Data(contentsOf: ledger)
        hashes = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    /// - Parameters:
    ///   - text: what the file is to hold.
    ///   - path: below `Content/`.
    /// - Throws: `ImportFault` for a file that cannot be written.
    func write(_ text: String, to path: String) throws(ImportFault) {
        let bytes = Array(text.utf8)
        let file = layout.content.appending(path: path, directoryHint: .notDirectory)
        let hash = SHA256.digest(of: bytes).hexadecimal
        if let found = try? RegularFile.bytes(file.filePath) {
            let now = SHA256.digest(of: found).hexadecimal
            if now == hash {
                hashes[path] = hash
                unchanged += 1
                return
            }
            guard now == hashes[path] else {
                if hashes[path] == nil { foreign.append(path) } else { kept.append(path) }
                return
            }
        } else if hashes[path] != nil {
            deleted.append(path)
            return
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw ImportFault("\(layout.name(of: file)): the file cannot be written")
        }
        hashes[path] = hash
        written += 1
    }

    /// - Throws: `ExitReason` where it cannot be noted what was written.
    func save() throws(ExitReason) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            try encoder.encode(hashes).write(to: ledger, options: .atomic)
        } catch {
            throw .buildFailed("\(layout.name(of: ledger)): the file cannot be written")
        }
    }
}

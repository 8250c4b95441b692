import Foundation

/// What an import writes that has not ended yet: a line for each file, added before the file is written.
final class ImportJournal {
    private let file: URL
    private var handle: FileHandle?

    /// - Parameter record: beside which it lies.
    init(beside record: URL) {
        file = record.deletingPathExtension().appendingPathExtension("pending")
    }

    /// What an import had written that did not end; of the last file nobody knows whether it was.
    var files: [(path: String, hash: String)] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        // A last line without its end was being added: its file was not written yet.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.compactMap { line -> (path: String, hash: String)? in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 ? (String(parts[1]), String(parts[0])) : nil
        }
    }

    /// - Parameters:
    ///   - path: of the file that is about to be written.
    ///   - hash: of what it is to hold.
    /// - Throws: what the file system says.
    func add(_ path: String, _ hash: String) throws {
        let handle = try self.handle ?? begun()
        try handle.write(contentsOf: Data("\(hash) \(path)\n".utf8))
    }

    private func begun() throws -> FileHandle {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        self.handle = handle
        return handle
    }

    /// The record has all of it.
    func remove() throws {
        handle = nil
        guard FileManager.default.fileExists(atPath: file.filePath) else { return }
        try FileManager.default.removeItem(at: file)
    }
}

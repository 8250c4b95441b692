import Basics
import Foundation
import Importing

/// Writes the files of an import, and never over what a person changed: a record keeps what each was when it was written.
final class ImportedFiles {
    private let layout: SiteLayout
    private let record: URL
    /// The hash of each file as the import wrote it, by its path below `Content/`.
    private var hashes: [String: String]
    private let journal: ImportJournal
    /// What an import that did not end may have written.
    private let unfinished: Set<String>
    /// What the disk may not hold yet: who writes thousands of files waits for it once, in the end.
    private var unforced: [String] = []
    private(set) var written = 0
    private(set) var unchanged = 0
    /// Files that are otherwise than the import wrote them, or gone since.
    private(set) var kept: [String] = []
    /// Files that were there before, and say something else.
    private(set) var foreign: [String] = []
    private(set) var deleted: [String] = []

    /// - Throws: `ExitReason` where it cannot be noted what an import wrote that did not end.
    init(layout: SiteLayout, record: URL) throws(ExitReason) {
        self.layout = layout
        self.record = record
        let data = try? Data(contentsOf: record)
        hashes = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        journal = ImportJournal(beside: record)
        let begun = journal.files
        unfinished = Set(begun.map { $0.path })
        for file in begun.dropLast() { hashes[file.path] = file.hash }
        guard let last = begun.last else { return }
        let bytes = try? RegularFile.bytes(layout.content.appending(path: last.path).filePath)
        if bytes.map({ SHA256.digest(of: $0).hexadecimal }) == last.hash {
            hashes[last.path] = last.hash
        }
        try save()
    }

    /// - Parameters:
    ///   - text: what the file is to hold.
    ///   - path: below `Content/`.
    /// - Throws: `ImportFault` for a file that cannot be written.
    func write(_ text: String, to path: String) throws(ImportFault) {
        let bytes = Array(text.utf8)
        let file = layout.content.appending(path: path, directoryHint: .notDirectory)
        let hash = SHA256.digest(of: bytes).hexadecimal
        let found = try? RegularFile.bytes(file.filePath)
        // Of what was written last before the power went, there may be no more than the name.
        let isCut = found?.isEmpty == true && unfinished.contains(path)
        if let found, !isCut {
            let now = SHA256.digest(of: found).hexadecimal
            if now == hash {
                try note(hash, of: path)
                unchanged += 1
                return
            }
            guard now == hashes[path] else {
                if hashes[path] == nil { foreign.append(path) } else { kept.append(path) }
                return
            }
        } else if hashes[path] != nil, !isCut {
            deleted.append(path)
            return
        }
        try note(hash, of: path)
        try put(bytes, at: file)
        written += 1
        Interruption.leaves(
            "\(written) file\(written == 1 ? " was" : "s were") written, and the same command goes on from there"
        )
    }

    private func put(_ bytes: [UInt8], at file: URL) throws(ImportFault) {
        let folder = file.deletingLastPathComponent()
        let beside = folder.appending(path: ".import.pregonero-new").filePath
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try AtomicFile(file.filePath, beside: beside).write(bytes, force: .nothing)
        } catch {
            throw Self.fault(layout.name(of: file), error)
        }
        unforced.append(file.filePath)
    }

    private static func fault(_ name: String, _ error: any Error) -> ImportFault {
        ImportFault(
            "\(name): the file cannot be written: \(SystemReason.of(error))",
            hint: "make its folder writable, or make room; what was written is gone on from",
            isOfWriting: true
        )
    }

    /// Notes what a file of the import holds, or is about to.
    private func note(_ hash: String, of path: String) throws(ImportFault) {
        guard hashes.updateValue(hash, forKey: path) != hash else { return }
        do {
            try journal.add(path, hash)
        } catch {
            throw Self.fault(layout.name(of: record), error)
        }
    }

    /// - Throws: `ExitReason` where it cannot be noted what was written.
    func save() throws(ExitReason) {
        unforced.forEach(AtomicFile.force)
        unforced = []
        do {
            try JSONEncoder.stable(isPretty: true).encode(hashes).write(
                to: record,
                options: .atomic
            )
            try journal.remove()
        } catch {
            throw .buildFailed(
                "\(layout.name(of: record)): the file cannot be written: \(SystemReason.of(error))"
            )
        }
    }
}

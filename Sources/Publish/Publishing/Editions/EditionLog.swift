import Basics
import Foundation

/// The editions of a site that are kept, each in a file of its own, and what a build that did not end had begun.
struct EditionLog: Sendable {
    let folder: String

    var store: EditionStore { EditionStore(folder: folder) }

    /// What the build that runs has replaced so far.
    var pending: String { "\(folder)/pending" }
    /// Stands where the next build begins anew, with the number of the last edition in it.
    private var mark: String { "\(folder)/anew" }

    private func path(_ number: Int) -> String { "\(folder)/\(number)" }

    /// All that are kept, in order.
    var numbers: [Int] {
        FileSystem.entries(of: folder).compactMap { Int($0.name) }.filter { $0 > 0 }.sorted()
    }

    var last: EditionHead? { numbers.last.flatMap(head) }

    func head(_ number: Int) -> EditionHead? {
        EditionFile.readHead(path(number)).flatMap { $0.number == number ? $0 : nil }
    }

    func edition(_ number: Int) -> EditionFile? {
        EditionFile.read(path(number)).flatMap { $0.head.number == number ? $0 : nil }
    }

    func add(_ edition: EditionFile) throws(WriteError) {
        try FileSystem.makeFolder(folder)
        try FileSystem.replace(path(edition.head.number), with: Array(edition.text.utf8))
    }

    /// Takes away what lies more than so many editions back, and the contents that only those need.
    func prune(keeping count: Int) throws(WriteError) {
        let numbers = numbers
        guard let newest = numbers.last else { return }
        let gone = numbers.filter { $0 < newest - count }
        // The oldest that is left is one to go back to, not one to go back from.
        let oldest = numbers.first { $0 >= newest - count } ?? newest
        guard !gone.isEmpty else { return }
        var loose: Set<ContentDigest> = []
        for number in gone + [oldest] {
            edition(number)?.changes.forEach { if let before = $0.before { loose.insert(before) } }
        }
        if var base = edition(oldest), !base.changes.isEmpty {
            base.changes = []
            try add(base)
        }
        for number in numbers where number > oldest && !loose.isEmpty {
            edition(number)?.changes.forEach { if let before = $0.before { loose.remove(before) } }
        }
        for digest in loose { try store.remove(digest) }
        for number in gone { try FileSystem.remove(path(number)) }
    }

    /// Whether the next build begins anew.
    var isCut: Bool { FileSystem.exists(mark) }

    /// The number of the last edition there was.
    var lastNumber: Int {
        let marked = FileSystem.read(mark).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        return max(numbers.last ?? 0, marked ?? 0)
    }

    /// Takes all of it away but the number; the next build begins anew, and keeps nothing of what it replaces.
    func cut() throws(WriteError) {
        let number = lastNumber
        try FileSystem.makeFolder(folder)
        try FileSystem.replace(mark, with: Array("\(number)".utf8))
        for entry in FileSystem.entries(of: folder) where "\(folder)/\(entry.name)" != mark {
            try clear("\(folder)/\(entry.name)")
        }
    }

    /// The next build goes on from here.
    func resume() throws(WriteError) { try FileSystem.remove(mark) }

    func removeAll() throws(WriteError) { try clear(folder) }

    /// Takes the place of another, which is gone then.
    func move(to other: EditionLog) throws(WriteError) {
        guard FileSystem.exists(folder) else { return }
        try other.removeAll()
        try FileSystem.move(folder, to: other.folder)
    }

    /// Puts the same into the place of another, whole or not at all.
    func copy(to other: EditionLog) throws(WriteError) {
        guard FileSystem.exists(folder) else { return }
        let beside = EditionLog(folder: other.folder + UnfinishedFiles.ending)
        try beside.removeAll()
        try FileSystem.makeFolder(beside.folder)
        for entry in FileSystem.entries(of: folder) where entry.size >= 0 {
            _ = try FileCopy(of: "\(folder)/\(entry.name)")?
                .replace("\(beside.folder)/\(entry.name)")
        }
        try store.copy(to: beside.store)
        try beside.move(to: other)
    }

    private func clear(_ path: String) throws(WriteError) {
        guard FileSystem.exists(path) else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch { throw WriteError(path) }
    }
}

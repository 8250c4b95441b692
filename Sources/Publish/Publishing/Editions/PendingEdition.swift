import Basics
/// What the files that a build replaces held before, written down one by one, each before it is replaced.
final class PendingEdition {
    private let path: String
    private let descriptor: Int32

    /// Begins it with what an earlier build, which did not end, has written down.
    init(_ path: String, number: Int, _ known: [FileChange]) throws(WriteError) {
        self.path = path
        let beside = path + ".new"
        if let slash = path.lastSlash { try FileSystem.makeFolder(String(path[..<slash])) }
        descriptor = try FileSystem.create(beside)
        let lines = ["\(number)"] + known.map(\.line) + [""]
        try FileSystem.append(Array(lines.joined(separator: "\n").utf8), to: descriptor, beside)
        try FileSystem.move(beside, to: path)
    }

    deinit { FileSystem.shut(descriptor) }

    func add(_ change: FileChange) throws(WriteError) {
        try FileSystem.append(Array((change.line + "\n").utf8), to: descriptor, path)
    }

    /// What was written down by a build that would have made the edition with this number.
    static func read(_ path: String, number: Int) -> [FileChange] {
        guard let bytes = FileSystem.read(path) else { return [] }
        // A last line without its end was being written: its file was not replaced yet.
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard let first = lines.first, Int(first) == number else { return [] }
        return lines.dropFirst().compactMap(FileChange.init)
    }
}

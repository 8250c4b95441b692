import Basics

/// An edition as it is kept: its head and what differs from the one before, one line a file, and the hash of both.
struct EditionFile: Equatable, Sendable {
    var head: EditionHead
    var changes: [FileChange]

    private static let end = "end"

    /// Nil when there is none, or when it is not as it was written.
    static func read(_ path: String) -> EditionFile? {
        guard let bytes = FileSystem.read(path) else { return nil }
        return EditionFile(String(decoding: bytes, as: UTF8.self))
    }

    /// The head alone; nil when there is none.
    static func readHead(_ path: String) -> EditionHead? {
        guard let bytes = FileSystem.read(path, limit: ManifestHead.limit) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        return EditionHead(line[...])
    }

    init(head: EditionHead, changes: [FileChange]) {
        self.head = head
        self.changes = changes
    }

    init?(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.popLast() == "", let last = lines.popLast(), let first = lines.first,
            let head = EditionHead(first)
        else { return nil }
        var changes: [FileChange] = []
        changes.reserveCapacity(lines.count)
        for line in lines.dropFirst() {
            guard let change = FileChange(line) else { return nil }
            changes.append(change)
        }
        // Earlier programs wrote no hash; of the oldest that is kept only the head is left.
        let isWhole =
            last == Self.end
            ? changes.isEmpty || changes.count == head.added &+ head.changed &+ head.removed
            : last == Self.lastLine(after: text[..<last.startIndex])
        guard isWhole else { return nil }
        self.init(head: head, changes: changes)
    }

    var text: String {
        let lines = ([head.line] + changes.map(\.line) + [""]).joined(separator: "\n")
        return lines + Self.lastLine(after: lines[...]) + "\n"
    }

    private static func lastLine(after text: Substring) -> String {
        "\(end) \(ContentDigest(of: Array(text.utf8)).text)"
    }
}

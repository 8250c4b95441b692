/// An edition as it is kept: its head and what differs from the one before, one line a file.
struct EditionFile: Equatable, Sendable {
    var head: EditionHead
    var changes: [FileChange]

    private static let end = "end"

    /// Nil when there is none, or when it was cut.
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
        guard lines.popLast() == "", lines.popLast() == Self.end[...], let first = lines.first,
            let head = EditionHead(first)
        else { return nil }
        var changes: [FileChange] = []
        changes.reserveCapacity(lines.count)
        for line in lines.dropFirst() {
            guard let change = FileChange(line) else { return nil }
            changes.append(change)
        }
        self.init(head: head, changes: changes)
    }

    var text: String {
        ([head.line] + changes.map(\.line) + [Self.end, ""]).joined(separator: "\n")
    }
}

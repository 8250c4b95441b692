/// Writes a manifest line by line, so that it need not be held whole; at the end it takes the old one's place. Where it never comes to
/// an end, nothing of it stays.
final class ManifestFile {
    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8]
    private var isOpen = true
    private var isInPlace = false

    private static let room = 1 << 20
    private static let batch = 8_192

    init(_ path: String, head: ManifestHead) throws(WriteError) {
        self.path = path
        descriptor = try FileSystem.create(path + ".new")
        buffer = Array(head.line.utf8)
    }

    deinit {
        if isOpen { FileSystem.shut(descriptor) }
        if !isInPlace { try? FileSystem.remove(path + ".new") }
    }

    func add(_ site: String, _ record: FileRecord) throws(WriteError) {
        ManifestLines.append(record, site, to: &buffer)
        try writeWhenFull()
    }

    /// Adds lines of a former manifest that still hold.
    func add(_ lines: Range<Int>, of former: Manifest) throws(WriteError) {
        // Some hundred kilobytes at a time.
        for start in stride(from: lines.lowerBound, to: lines.upperBound, by: Self.batch) {
            let end = min(start + Self.batch, lines.upperBound)
            try add(lines: try former.bytes(of: start..<end))
        }
    }

    /// - Parameter lines: as `ManifestLines` puts them together.
    /// - Throws: what the system says.
    func add(lines: [UInt8]) throws(WriteError) {
        buffer += lines
        try writeWhenFull()
    }

    private func writeWhenFull() throws(WriteError) {
        guard buffer.count >= Self.room else { return }
        try FileSystem.append(buffer, to: descriptor, path)
        buffer.removeAll(keepingCapacity: true)
    }

    /// - Parameter isForced: whether it has to outlast a power cut, which takes a disk its time.
    /// - Throws: what the system says.
    func finish(isForced: Bool = false) throws(WriteError) {
        buffer.append(contentsOf: ManifestLines.end)
        try FileSystem.append(buffer, to: descriptor, path)
        if isForced { try FileSystem.flush(descriptor, path) }
        // Also where it fails it is closed by then.
        isOpen = false
        try FileSystem.end(descriptor, path)
        try FileSystem.move(path + ".new", to: path)
        isInPlace = true
    }
}

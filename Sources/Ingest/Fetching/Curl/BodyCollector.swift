import Basics

/// Gathers a body as it comes in: its first bytes in memory, a longer one in a file.
struct BodyCollector {
    /// What is longer than this does not stay in memory, however many answers are under way.
    static let memoryBytes = 64 << 10

    private(set) var count = 0
    private var bytes: [UInt8] = []
    private var file: SpooledFile?
    private var hash = SHA256()
    private let folder: String?

    /// Makes a collector that spools to a folder; nil keeps everything in memory.
    init(spoolFolder folder: String?) {
        self.folder = folder
    }

    /// Takes a piece; false when it could not be written.
    mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
        count += piece.count
        hash.update(piece)
        if let file { return file.append(piece) }
        guard let folder, count > Self.memoryBytes else {
            bytes.append(contentsOf: piece)
            return true
        }
        guard let file = SpooledFile(in: folder) else { return false }
        self.file = file
        defer { bytes = [] }
        return bytes.withUnsafeBytes(file.append) && file.append(piece)
    }

    mutating func reserve(_ size: Int) {
        bytes.reserveCapacity(folder == nil ? size : min(size, Self.memoryBytes))
    }

    mutating func clear() {
        self = BodyCollector(spoolFolder: folder)
    }

    /// What has come, when all of it has.
    var body: ResponseBody {
        file?.finish()
        return ResponseBody(
            place: file.map { .spooled($0) } ?? .memory(bytes),
            count: count,
            hash: hash.digest().hexadecimal
        )
    }
}

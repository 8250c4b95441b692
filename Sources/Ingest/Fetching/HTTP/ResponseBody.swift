/// The bytes of an answer: in memory while they are few, else in a file.
struct ResponseBody: Hashable, Sendable {
    /// Where the bytes are.
    enum Place: Hashable, Sendable {
        case memory([UInt8])
        case spooled(SpooledFile)
    }

    let place: Place
    let count: Int
    /// SHA-256 of the bytes, in hexadecimal.
    let hash: String

    init(_ bytes: [UInt8]) {
        place = .memory(bytes)
        count = bytes.count
        hash = ContentHash.of(bytes)
    }

    /// Bytes that take the place of others: in a file where those are.
    init(_ bytes: [UInt8], besides other: ResponseBody) {
        guard case .spooled(let file) = other.place,
            let spooled = SpooledFile(of: bytes, in: file.folder)
        else {
            self.init(bytes)
            return
        }
        self.init(place: .spooled(spooled), count: bytes.count, hash: ContentHash.of(bytes))
    }

    init(place: Place, count: Int, hash: String) {
        self.place = place
        self.count = count
        self.hash = hash
    }

    func begins(with mark: [UInt8]) throws(RequestError) -> Bool {
        switch place {
        case .memory(let bytes): bytes.starts(with: mark)
        case .spooled(let file): try OpenFile(file.path).begins(with: mark)
        }
    }

    func bytes() throws(RequestError) -> [UInt8] {
        switch place {
        case .memory(let bytes): bytes
        case .spooled(let file): try OpenFile(file.path).bytes(expected: count)
        }
    }
}

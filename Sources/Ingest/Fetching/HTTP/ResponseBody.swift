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

    init(place: Place, count: Int, hash: String) {
        self.place = place
        self.count = count
        self.hash = hash
    }

    func bytes() throws(RequestError) -> [UInt8] {
        switch place {
        case .memory(let bytes): bytes
        case .spooled(let file): try OpenFile(file.path).bytes(expected: count)
        }
    }
}

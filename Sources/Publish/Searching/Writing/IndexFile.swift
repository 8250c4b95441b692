import Basics
import Transfers

/// One file of the index, named by its content, so that it never changes once it is written.
public struct IndexFile: Sendable {
    /// The site path.
    public let path: String
    private let content: [UInt8]

    init(folder: String, name: String, tag: String, content: [UInt8]) {
        path = "\(folder)\(name).\(tag).bin"
        self.content = content
    }

    /// The bytes to be written: a zlib stream, whatever the host compresses.
    public var bytes: [UInt8] { Packing.packed(content) }

    /// The first six hexadecimal digits of SHA-256 over what is not yet compressed.
    static func tag(_ contents: some Sequence<[UInt8]>) -> String {
        var hash = SHA256()
        for content in contents { hash.update(content) }
        return hash.digest().prefix(3).hexadecimal
    }
}

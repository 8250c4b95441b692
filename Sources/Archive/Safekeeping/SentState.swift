import Basics
import Foundation

/// What this machine knows of the snapshot that it sent or fetched last, so that the next one needs no look at all of it.
struct SentState: Codable {
    /// Of the place where it lies, which may hold a secret.
    var remote: String
    var name: String
    var snapshot: Data
    /// By path.
    var files: [String: Known]

    /// A file as it was then.
    struct Known: Codable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int
        /// The digests of its pages, one after the other.
        var pages: Data

        init(_ state: FileState, pages: [ContentDigest]) {
            size = state.size
            seconds = state.seconds
            nanoseconds = state.nanoseconds
            var data = Data(capacity: pages.count * 16)
            for page in pages {
                for word in [page.high, page.low] {
                    withUnsafeBytes(of: word.bigEndian) { data.append(contentsOf: $0) }
                }
            }
            self.pages = data
        }

        func isUntouched(_ state: FileState) -> Bool {
            (size, seconds, nanoseconds) == (state.size, state.seconds, state.nanoseconds)
        }

        var digests: [ContentDigest] {
            let bytes = [UInt8](pages)
            return stride(from: 0, to: bytes.count - 15, by: 16).map { start in
                func word(_ at: Int) -> UInt64 {
                    bytes[at..<at + 8].reduce(0) { $0 << 8 | UInt64($1) }
                }
                return ContentDigest(high: word(start), low: word(start + 8))
            }
        }
    }

    static func read(_ path: String, of remote: String) -> SentState? {
        guard let data = try? Data(contentsOf: URL(filePath: path)),
            let state = try? PropertyListDecoder().decode(Self.self, from: data),
            state.remote == remote
        else { return nil }
        return state
    }

    func write(to path: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try encoder.encode(self).write(to: URL(filePath: path), options: .atomic)
    }
}

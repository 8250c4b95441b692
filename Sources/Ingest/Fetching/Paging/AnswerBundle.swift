import Basics
import Foundation

/// The answers to all that one source was asked, as one: a line of JSON that tells what each is, then their bytes.
public struct AnswerBundle: Hashable, Sendable {
    public var parts: [Part]
    /// Whether nothing that was asked is missing.
    public var isWhole: Bool

    /// The content type under which a bundle is kept.
    public static let contentType = "application/vnd.pregonero.pages"
    private static let mark = "pregonero-pages 1 "

    public init(parts: [Part], isWhole: Bool) {
        self.parts = parts
        self.isWhole = isWhole
    }

    /// One answer with what its request was.
    public struct Part: Hashable, Sendable {
        /// What the asker calls it.
        public let label: String?
        /// The address that answered, without secrets.
        public let address: String
        public let contentType: String?
        let etag: String?
        let lastModified: String?
        /// When the server last said that it holds.
        let checkedAt: Date
        let requestHash: String
        public let bytes: [UInt8]
    }
}

extension AnswerBundle {
    /// The form of the first line.
    private struct Index: Codable {
        let isWhole: Bool
        let parts: [Entry]

        struct Entry: Codable {
            let label: String?
            let address: String
            let contentType: String?
            let etag: String?
            let lastModified: String?
            let checkedAt: Date
            let requestHash: String
            let size: Int
        }
    }

    func encoded() throws -> [UInt8] {
        let index = Index(
            isWhole: isWhole,
            parts: parts.map { part in
                Index.Entry(
                    label: part.label,
                    address: part.address,
                    contentType: part.contentType,
                    etag: part.etag,
                    lastModified: part.lastModified,
                    checkedAt: part.checkedAt,
                    requestHash: part.requestHash,
                    size: part.bytes.count
                )
            }
        )
        var bytes = Array(Self.mark.utf8) + (try JSONEncoder.stable().encode(index)) + [0x0A]
        for part in parts { bytes += part.bytes }
        return bytes
    }

    /// The bundle that bytes are; nil when they are none, or a damaged one.
    public init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.mark.utf8), let end = bytes.firstIndex(of: 0x0A),
            let index = try? JSONDecoder().decode(
                Index.self,
                from: Data(bytes[Self.mark.utf8.count..<end])
            )
        else { return nil }
        var parts: [Part] = []
        var start = end + 1
        for entry in index.parts {
            guard entry.size >= 0, entry.size <= bytes.count - start else { return nil }
            parts.append(
                Part(
                    label: entry.label,
                    address: entry.address,
                    contentType: entry.contentType,
                    etag: entry.etag,
                    lastModified: entry.lastModified,
                    checkedAt: entry.checkedAt,
                    requestHash: entry.requestHash,
                    bytes: Array(bytes[start..<start + entry.size])
                )
            )
            start += entry.size
        }
        self.init(parts: parts, isWhole: index.isWhole)
    }
}

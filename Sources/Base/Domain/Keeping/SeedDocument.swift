import Basics
import Foundation

/// A file of what is published of articles: one a line as JSON, and a last line with the hash of all before it.
public enum SeedDocument {
    public static let folder = "/_seed/"
    /// The file that names all others.
    public static let index = folder + "index.json"
    public static let format = 1
    /// So many articles are in one file: a new one means to write the last file anew.
    public static let most = 2_000

    /// Which files there are, and what was withdrawn.
    public struct Index: Codable, Equatable, Sendable {
        public var format: Int
        public var site: String
        public var files: [String]
        public var gone: [SeedItem]

        public init(site: String, files: [String], gone: [SeedItem]) {
            format = SeedDocument.format
            self.site = site
            self.files = files
            self.gone = gone
        }
    }

    private struct End: Codable {
        let sha256: String
    }

    public static func bytes(_ items: [SeedItem]) throws -> [UInt8] {
        var bytes: [UInt8] = []
        for item in items {
            bytes += try encoded(item)
            bytes.append(0x0A)
        }
        let end = End(sha256: SHA256.digest(of: bytes).hexadecimal)
        bytes += try encoded(end)
        return bytes + [0x0A]
    }

    public static func bytes(_ index: Index) throws -> [UInt8] { try encoded(index) + [0x0A] }

    /// Nil when it is none, or was cut or changed.
    public static func items(_ bytes: [UInt8]) -> [SeedItem]? {
        guard bytes.last == 0x0A else { return nil }
        let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let last = lines.last,
            let end = try? JSONDecoder().decode(End.self, from: Data(last)),
            SHA256.digest(of: Array(bytes.prefix(last.startIndex))).hexadecimal == end.sha256
        else { return nil }
        let decoder = JSONDecoder()
        return try? lines.dropLast().map { try decoder.decode(SeedItem.self, from: Data($0)) }
    }

    private static func encoded(_ value: some Encodable) throws -> [UInt8] {
        [UInt8](try JSONEncoder.stable().encode(value))
    }
}

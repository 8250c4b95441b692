import Basics
import Foundation

/// A JSON file whose first line carries a mark and the hash of the rest, so that damage shows.
struct CheckedFile {
    let url: URL
    /// What the file is, with the version of its form.
    let mark: String

    /// Why a file cannot be used.
    struct Damage: Error {
        let reason: String
    }

    func write(_ value: some Encodable) throws {
        let encoder = JSONEncoder.stable(isPretty: true)
        encoder.dateEncodingStrategy = .secondsSince1970
        let json = [UInt8](try encoder.encode(value))
        let head = Array("\(mark) \(ContentHash.of(json))\n".utf8)
        try AtomicFile(url.path).write(head + json)
    }

    func read<Value: Decodable>(_ type: Value.Type) throws(Damage) -> Value {
        guard let bytes = try? Data(contentsOf: url) else {
            throw Damage(reason: "it cannot be read")
        }
        guard let lineEnd = bytes.firstIndex(of: 0x0A) else {
            throw Damage(reason: "it is cut off")
        }
        let json = [UInt8](bytes[bytes.index(after: lineEnd)...])
        let head = String(decoding: bytes[..<lineEnd], as: UTF8.self)
        guard head == "\(mark) \(ContentHash.of(json))" else {
            throw Damage(reason: "its hash does not match")
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        guard let value = try? decoder.decode(type, from: Data(json)) else {
            throw Damage(reason: "it was written by another version")
        }
        return value
    }
}

import Basics
import Foundation

/// How the program writes JSON: keys in order, times as ISO 8601, one value a line.
enum PlainJSON {
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder.stable(isPretty: true)
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

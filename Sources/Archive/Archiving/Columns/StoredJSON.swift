import Basics
import Domain
import Foundation

/// Small values of the domain as JSON text in one column.
enum StoredJSON {
    static func text(_ value: some Encodable) -> String? {
        (try? JSONEncoder.stable().encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nothing where there is nothing to keep.
    static func text(_ value: some Encodable, where isKept: Bool) -> String? {
        isKept ? text(value) : nil
    }

    static func value<Value: Decodable>(_ type: Value.Type, from text: String?) -> Value? {
        text.flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
    }

    /// The licence that an answer names, out of what is kept of how it read; of nearly all there is none.
    static func license(in reading: String?) -> License? {
        guard let reading, reading.contains("\"license\":") else { return nil }
        return value(ReadingReport.self, from: reading)?.license
    }
}

extension Date {
    /// Whole seconds since 1970, as the archive stores moments.
    var seconds: Int { Int(clamping: timeIntervalSince1970.rounded(.down)) }

    init(seconds: Int) {
        self = NewsTime.clamped(Date(timeIntervalSince1970: Double(seconds)))
    }
}

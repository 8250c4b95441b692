import Basics
import Domain
import Foundation

/// The hash of all that a source said of an item: equal when nothing changed. What it covers stands in `ReceivedField`.
///
/// One that is kept from item to item gathers all of them in the same memory.
struct ContentFingerprint {
    private var bytes: [UInt8] = []

    private static let covered = ReceivedField.changing.compactMap(\.cover)

    mutating func of(_ item: ReceivedItem) -> Data {
        bytes.removeAll(keepingCapacity: true)
        for add in Self.covered { add(&self, item) }
        return Data(SHA256.digest(of: bytes))
    }

    mutating func add(_ text: String?) {
        guard let text else {
            bytes.append(0xFF)
            return
        }
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    mutating func add(_ date: Date?) {
        add(date.map { "\(Int(clamping: $0.timeIntervalSince1970))" })
    }

    mutating func add(_ markup: Markup?) {
        add(markup?.text)
        add(markup.map { "\($0.format.rawValue)" })
        add(markup?.base)
    }
}

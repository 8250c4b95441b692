import Basics
import Domain
import Foundation

/// The hash of all that a source said of an item: equal when nothing changed.
///
/// Kept from item to item, so that all of them are gathered in the same memory.
struct ContentFingerprint {
    private var bytes: [UInt8] = []

    mutating func of(_ item: ReceivedItem) -> Data {
        bytes.removeAll(keepingCapacity: true)
        add(item.title)
        add(item.link)
        add(item.published)
        add(item.updated)
        add(item.author)
        item.categories.forEach { add($0) }
        add(item.language?.tag)
        add(item.section?.text)
        add(item.summary)
        add(item.content)
        add(item.picture?.fingerprint)
        item.enclosures.forEach { add($0.address) }
        if let form = item.form { add(form.rawValue) }
        if let reactions = item.reactions { add("\(reactions)") }
        add(item.expires)
        add("\(item.isDraft)\(item.isBreaking)")
        return Data(SHA256.digest(of: bytes))
    }

    private mutating func add(_ text: String?) {
        guard let text else {
            bytes.append(0xFF)
            return
        }
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    private mutating func add(_ date: Date?) {
        add(date.map { "\(Int(clamping: $0.timeIntervalSince1970))" })
    }

    private mutating func add(_ markup: Markup?) {
        add(markup?.text)
        add(markup.map { "\($0.format.rawValue)" })
        add(markup?.base)
    }
}

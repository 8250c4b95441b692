import Crypto
import Domain
import Foundation

/// The hash of all that a source said of an item: equal when nothing changed.
enum ItemFingerprint {
    static func of(_ item: ReceivedItem) -> Data {
        var hash = SHA256()
        func add(_ text: String?) {
            guard let text else {
                hash.update(data: [0xFF])
                return
            }
            hash.update(data: Array(text.utf8))
            hash.update(data: [0])
        }
        func add(_ markup: Markup?) {
            add(markup?.text)
            add(markup.map { "\($0.format.rawValue)" })
            add(markup?.base)
        }
        add(item.title)
        add(item.link)
        add(item.published.map { "\(Int($0.timeIntervalSince1970))" })
        add(item.updated.map { "\(Int($0.timeIntervalSince1970))" })
        add(item.author)
        item.categories.forEach { add($0) }
        add(item.language?.tag)
        add(item.section?.text)
        add(item.summary)
        add(item.content)
        add(item.picture.map { "\($0)" })
        item.enclosures.forEach { add($0.address) }
        add(item.expires.map { "\(Int($0.timeIntervalSince1970))" })
        add("\(item.isDraft)\(item.isBreaking)")
        return Data(hash.finalize())
    }
}

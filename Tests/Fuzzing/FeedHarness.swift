import FeedReader
import HTMLCleaning
import WebURL

/// Reads any bytes as a feed, and asks of it what everything behind the reader relies on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    guard let feed = try? FeedReader().read(bytes) else { return 0 }
    precondition(feed.entries.count <= FeedReader.Limits().entries, "more entries than allowed")
    var shared: [String: Int] = [:]
    for entry in feed.entries { shared[entry.key, default: 0] += 1 }
    var own: [String: ParsedEntry] = [:]
    for entry in feed.entries {
        precondition(shared[entry.key] == 1 || entry.ownKey != entry.key, "a key is not its own")
        let other = own.updateValue(entry, forKey: entry.ownKey)
        precondition(
            other == nil || other?.title == entry.title && other?.link == entry.link,
            "two entries have the same key"
        )
        precondition(!entry.key.isEmpty, "an entry has no key")
        precondition(entry.resolvedLink?.isHTTP != false, "a link leads off the web")
        _ = entry.pictureInBody
        _ = PlainText.text(of: entry.body ?? "", limit: 200)
    }
    return 0
}

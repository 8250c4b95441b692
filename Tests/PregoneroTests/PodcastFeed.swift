import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A podcast as directories read it, which find faults by Apple's list of required tags.
final class PodcastFeed: NSObject, XMLParserDelegate {
    private(set) var channel: [String: String] = [:]
    private(set) var items: [[String: String]] = []
    private var place: [String] = []
    private var text = ""

    init(_ bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
    }

    private func note(_ key: String, _ value: String) {
        if place.contains("item") {
            items[items.count - 1][key] = value
        } else {
            channel[key] = value
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "item" { items.append([:]) }
        place.append(name)
        text = ""
        for (key, value) in attributes { note("\(name)@\(key)", value) }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        if !text.allSatisfy(\.isWhitespace) { note(name, text) }
        text = ""
        place.removeLast()
    }

    /// What Apple's requirements of a podcast miss or do not take.
    func faults() -> [String] {
        var faults: [String] = []
        let required = [
            "title", "description", "link", "language", "itunes:image@href",
            "itunes:category@text", "itunes:explicit", "itunes:author", "atom:link@href",
        ]
        faults += required.filter { channel[$0]?.isEmpty ?? true }.map { "no \($0)" }
        let flags = ["true", "false"]
        if !flags.contains(channel["itunes:explicit"] ?? "") { faults.append("explicit") }
        if !["episodic", "serial"].contains(channel["itunes:type"] ?? "") { faults.append("type") }
        if channel["itunes:image@href"]?.wholeMatch(of: /https:.*\.(jpg|png)/) == nil {
            faults.append("image")
        }
        if Set(items.map { $0["guid"] }).count < items.count { faults.append("guid twice") }
        for item in items {
            let required = [
                "title", "enclosure@url", "enclosure@length", "enclosure@type", "guid", "pubDate",
                "description", "itunes:duration", "itunes:explicit", "link",
            ]
            faults += required.filter { item[$0]?.isEmpty ?? true }.map { "an item has no \($0)" }
            let types = ["audio/mpeg", "audio/x-m4a"]
            if !types.contains(item["enclosure@type"] ?? "") { faults.append("enclosure's type") }
            if Int(item["enclosure@length"] ?? "") ?? 0 <= 0 { faults.append("length") }
            if Int(item["itunes:duration"] ?? "") ?? 0 <= 0 { faults.append("duration") }
            let date = /[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT/
            if item["pubDate"]?.wholeMatch(of: date) == nil { faults.append("pubDate") }
        }
        return faults
    }
}

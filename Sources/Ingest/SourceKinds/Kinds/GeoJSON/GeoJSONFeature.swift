import Basics
import Domain

/// A feature of GeoJSON, whose properties are tags as OpenStreetMap has them.
struct GeoJSONFeature {
    private let number: Int
    private let id: String?
    private let geometry: JSONValue?
    private let tags: [String: String]

    private static let mostLanguages = 20
    static let order = "GeoJSON has the longitude first, as [-3.7, 40.4]"

    init(_ tree: JSONValue, number: Int) {
        self.number = number
        id = tree["id"]?.text?.trimmed
        geometry = tree["geometry"]
        guard case .object(let members)? = tree["properties"] else {
            tags = [:]
            return
        }
        let pairs = members.compactMap { key, value in
            value?.text.map { (key, $0.trimmed) }
        }
        tags = Dictionary(pairs.filter { !$0.1.isEmpty }) { first, _ in first }
    }

    /// Whether it is something else than a point.
    var isShape: Bool {
        guard let type = geometry?["type"]?.text else { return false }
        return type != "Point"
    }

    /// Nil without a name.
    func place(_ log: RowLog) -> Place? {
        guard let name = text("name") ?? first("brand", "operator").map({ LocalizedText($0) })
        else { return nil }
        var place = Place(name: name)
        place.tag =
            PlaceCategory.keys.lazy
            .compactMap { key in tags[key].map { "\(key)=\($0)" } }.first
        place.text = text("description")
        place.address = address
        place.city = first("addr:city", "addr:town", "addr:village")
        place.quarter = first("addr:quarter", "addr:suburb", "addr:neighbourhood")
        place.phone = first("phone", "contact:phone", "contact:mobile", "mobile")
            .flatMap { $0.split(separator: ";").first.map { String($0).trimmed } }
        place.link = first("website", "contact:website", "url")
            .flatMap { WebAddress.withScheme($0) }
        place.wheelchair = wheelchair(log)
        place.picture = picture
        place.point = point(log)
        if let hours = tags["opening_hours"] {
            log.check(hours: hours, of: "\(named): 'opening_hours'", line: nil)
            place.hours = hours
        }
        return place
    }

    /// By its id, else by its name and where it is.
    func identity(_ log: RowLog) -> String {
        if let id = [id, tags["@id"], tags["id"]].compactMap(\.self).first(where: { !$0.isEmpty }) {
            return id
        }
        log.add("\(named) has no id; it is known by its name and its coordinates", line: nil)
        return "\(tags["name"] ?? "") \(coordinates.compactMap(\.text).joined(separator: ","))"
    }

    /// Many lead to a page about a picture instead of to one.
    private var picture: Picture? {
        guard let address = WebAddress.checked(tags["image"]),
            [".jpg", ".jpeg", ".png", ".webp"].contains(where: address.lowercased().hasSuffix),
            !address.contains("/wiki/")
        else { return nil }
        return Picture(address: address, isLocal: false)
    }

    private func first(_ keys: String...) -> String? {
        keys.lazy.compactMap { tags[$0] }.first
    }

    /// What stands at a key, and at those of languages below it: `name`, `name:es`.
    private func text(_ key: String) -> LocalizedText? {
        let ofLanguages = tags.keys.filter { tag in
            let language = tag.dropFirst(key.count + 1)
            return tag.hasPrefix("\(key):") && (2...3).contains(language.utf8.count)
                && language.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        }
        var texts: [Language: String] = [:]
        for tag in ofLanguages.sorted().prefix(Self.mostLanguages) {
            texts[Language(String(tag.dropFirst(key.count + 1)))] = tags[tag]
        }
        let text = LocalizedText(texts, plain: tags[key])
        return text.isEmpty ? nil : text
    }

    private var address: String? {
        if let full = tags["addr:full"] { return full }
        let parts = [first("addr:street", "addr:place"), tags["addr:housenumber"]]
        let address = parts.compactMap(\.self).joined(separator: " ")
        return address.isEmpty ? nil : address
    }

    private func wheelchair(_ log: RowLog) -> Place.WheelchairAccess? {
        guard let text = tags["wheelchair"] else { return nil }
        if text == "designated" { return .yes }
        if let access = Place.WheelchairAccess(rawValue: text) { return access }
        log.add("\(named): wheelchair is yes, limited or no, not '\(text.prefix(60))'", line: nil)
        return nil
    }

    private var coordinates: [JSONValue] {
        guard !isShape, case .list(let values)? = geometry?["coordinates"] else { return [] }
        return Array(values.prefix(2))
    }

    private func point(_ log: RowLog) -> GeoPoint? {
        guard !isShape, geometry?["type"] != nil else { return nil }
        do throws(CoordinateError) {
            let values = coordinates
            guard values.count == 2 else { throw .missing }
            return try GeoPoint(latitude: values[1].text, longitude: values[0].text)
        } catch {
            let isSwapped = if case .swapped = error { true } else { false }
            log.add(
                "\(named): \(error); it is on no map",
                line: nil,
                hint: isSwapped ? Self.order : error.hint
            )
            return nil
        }
    }

    /// How messages name it.
    var named: String {
        let name = tags["name"].map { " ('\($0.plainLine.prefix(60))')" } ?? ""
        return "feature \(number)\(name)"
    }
}

/// The elements that say where something is: GeoRSS, simple and with GML, and `geo:lat` and `geo:long`.
struct PositionFields {
    private var point: FeedPosition?
    private var latitude: String?
    private var longitude: String?

    var position: FeedPosition? {
        if let point { return point }
        if latitude == nil, longitude == nil { return nil }
        return FeedPosition(latitude: latitude, longitude: longitude)
    }

    /// Takes an element of them; false for one of another vocabulary.
    mutating func read(_ element: XMLElement) -> Bool {
        switch element.kind {
        case .georssPoint, .gmlPosition: point = point ?? FeedPosition(pair: element.text)
        case .geoLatitude: latitude = latitude ?? element.trimmedText
        case .geoLongitude, .geoLon: longitude = longitude ?? element.trimmedText
        case .georssWhere, .gmlPoint, .geoPoint:
            for child in element.elements { _ = read(child) }
        default: return false
        }
        return true
    }

    init() {}
}

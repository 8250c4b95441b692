/// A place on Earth, in degrees.
public struct GeoPoint: Hashable, Sendable, Codable {
    /// East is positive.
    public let longitude: Double
    /// North is positive.
    public let latitude: Double

    public init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// Numbers that somebody else wrote, taken only when they can be a place.
    public init(checkedLatitude latitude: Double, longitude: Double) throws(CoordinateError) {
        guard latitude.isFinite, longitude.isFinite else {
            throw .notANumber(latitude.isFinite ? "\(longitude)" : "\(latitude)")
        }
        guard abs(latitude) <= 90 else {
            if abs(latitude) <= 180, abs(longitude) <= 90 {
                throw .swapped(latitude: latitude, longitude: longitude)
            }
            throw .latitudeOutOfRange(latitude)
        }
        guard abs(longitude) <= 180 else { throw .longitudeOutOfRange(longitude) }
        self.init(longitude: longitude, latitude: latitude)
    }

    /// Texts that somebody else wrote: `40.4`, ` -3.7 `; nothing at all is an error of its own.
    public init(latitude: String?, longitude: String?) throws(CoordinateError) {
        let texts = [latitude, longitude].map { text in
            text.map { $0.filter { !$0.isWhitespace } } ?? ""
        }
        guard !texts[0].isEmpty, !texts[1].isEmpty else { throw .missing }
        guard let first = Double(texts[0]) else { throw .notANumber(texts[0]) }
        guard let second = Double(texts[1]) else { throw .notANumber(texts[1]) }
        try self.init(checkedLatitude: first, longitude: second)
    }
}

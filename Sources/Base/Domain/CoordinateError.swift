/// Why two numbers are no place on Earth.
public enum CoordinateError: Error, Hashable, Sendable, CustomStringConvertible {
    case missing
    case notANumber(String)
    case latitudeOutOfRange(Double)
    case longitudeOutOfRange(Double)
    case swapped(latitude: Double, longitude: Double)

    public var description: String {
        switch self {
        case .missing: "latitude or longitude is missing"
        case .notANumber(let text): "'\(text)' is no number of degrees"
        case .latitudeOutOfRange(let value): "the latitude \(value) is not between -90 and 90"
        case .longitudeOutOfRange(let value): "the longitude \(value) is not between -180 and 180"
        case .swapped(let latitude, let longitude):
            "latitude \(latitude) and longitude \(longitude) look swapped"
        }
    }

    /// What a person can do about it.
    public var hint: String {
        switch self {
        case .missing: "give both in degrees, as latitude: 40.4 and longitude: -3.7"
        case .notANumber: "write degrees with a point, as 40.4"
        case .latitudeOutOfRange, .longitudeOutOfRange: "write degrees, not minutes or metres"
        case .swapped: "latitude is north or south, longitude east or west"
        }
    }
}

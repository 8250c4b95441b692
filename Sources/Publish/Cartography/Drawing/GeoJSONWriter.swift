public import Basics
public import Domain

/// Writes places with their properties as GeoJSON (RFC 7946).
public enum GeoJSONWriter {
    /// A place with what is known of it, in the order given.
    public struct Feature: Sendable {
        public let id: String
        public let point: GeoPoint
        public let properties: [(String, JSONValue?)]

        public init(id: String, point: GeoPoint, properties: [(String, JSONValue?)]) {
            self.id = id
            self.point = point
            self.properties = properties
        }

        fileprivate var json: JSONValue {
            let place: [JSONValue] = [.decimal(point.longitude), .decimal(point.latitude)]
            return .object([
                ("type", .text("Feature")),
                ("id", .text(id)),
                ("geometry", .object([("type", .text("Point")), ("coordinates", .list(place))])),
                ("properties", .object(properties)),
            ])
        }
    }

    /// A line for each place.
    public static func bytes(_ features: [Feature]) -> [UInt8] {
        let body = features.map(\.json.serialized).joined(separator: ",\n")
        return Array("{\"type\":\"FeatureCollection\",\"features\":[\n\(body)\n]}\n".utf8)
    }
}

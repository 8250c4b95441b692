public import Domain

/// Writes places with their properties as GeoJSON (RFC 7946).
public enum GeoJSONWriter {
    /// A place with what is known of it, in the order given.
    public struct Feature: Sendable {
        public let id: String
        public let point: GeoPoint
        public let properties: [(name: String, value: Value)]

        public init(id: String, point: GeoPoint, properties: [(name: String, value: Value)]) {
            self.id = id
            self.point = point
            self.properties = properties
        }
    }

    /// What a property holds.
    public enum Value: Sendable {
        case text(String)
        case number(Int)
    }

    public static func bytes(_ features: [Feature]) -> [UInt8] {
        let lines = features.map { feature in
            let properties = feature.properties.map { "\(quoted($0.name)):\(text($0.value))" }
            return "{\"type\":\"Feature\",\"id\":\(quoted(feature.id)),"
                + "\"geometry\":{\"type\":\"Point\",\"coordinates\":"
                + "[\(feature.point.longitude),\(feature.point.latitude)]},"
                + "\"properties\":{\(properties.joined(separator: ","))}}"
        }
        let body = lines.joined(separator: ",\n")
        return Array("{\"type\":\"FeatureCollection\",\"features\":[\n\(body)\n]}\n".utf8)
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .text(let text): quoted(text)
        case .number(let number): String(number)
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                result += "\\u00" + (scalar.value < 0x10 ? "0" : "")
                result += String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

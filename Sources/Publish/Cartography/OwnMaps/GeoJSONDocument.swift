import Domain
import Foundation

/// A GeoJSON file as it is written, before anybody has checked its numbers.
struct GeoJSONDocument {
    let features: [Feature]
    let crs: CRS?

    init(_ data: Data, path: String) throws(Diagnostic) {
        do {
            let top = try JSONDecoder().decode(Top.self, from: data)
            features = top.features
            crs = top.crs
        } catch {
            throw Diagnostic(
                .error,
                "it is no GeoJSON: \(Self.reason(error))",
                path: path,
                hint: "it must be a FeatureCollection, a Feature or a geometry (RFC 7946)"
            )
        }
    }

    /// A geometry with the name that its properties give it, and with the tags that say what it is.
    struct Feature: Decodable {
        let name: String?
        let tags: [String: String]
        let geometry: Geometry?
        /// What is wrong with its geometry, which there is none of then.
        let fault: String?

        private enum Key: String, CodingKey {
            case properties
            case geometry
        }

        private struct Properties: Decodable {
            let texts: [String: String]

            private struct Key: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }

                init?(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                var texts: [String: String] = [:]
                // What is no text says nothing here: a name that is a number is no name.
                for key in values.allKeys {
                    texts[key.stringValue] = try? values.decode(String.self, forKey: key)
                }
                self.texts = texts
            }
        }

        init(name: String?, geometry: Geometry?) {
            self.name = name
            self.geometry = geometry
            tags = [:]
            fault = nil
        }

        init(from decoder: any Decoder) throws {
            guard let values = try? decoder.container(keyedBy: Key.self) else {
                (name, tags, geometry, fault) = (nil, [:], nil, "it is no object")
                return
            }
            let properties = try? values.decodeIfPresent(Properties.self, forKey: .properties)
            tags = properties?.texts ?? [:]
            name = tags["name"]
            do {
                geometry = try values.decodeIfPresent(Geometry.self, forKey: .geometry)
                fault = nil
            } catch {
                geometry = nil
                fault = GeoJSONDocument.reason(error)
            }
        }
    }

    /// The positions of a geometry by its type.
    enum Geometry: Decodable {
        case points([[Double]])
        case lines([[[Double]]])
        case polygons([[[[Double]]]])
        case collection([Geometry])

        private enum Key: String, CodingKey {
            case type
            case coordinates
            case geometries
        }

        static let types = [
            "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
            "GeometryCollection",
        ]

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            func coordinates<Value: Decodable>(_ type: Value.Type) throws -> Value {
                try values.decode(type, forKey: .coordinates)
            }
            switch try values.decode(String.self, forKey: .type) {
            case "Point": self = .points([try coordinates([Double].self)])
            case "MultiPoint": self = .points(try coordinates([[Double]].self))
            case "LineString": self = .lines([try coordinates([[Double]].self)])
            case "MultiLineString": self = .lines(try coordinates([[[Double]]].self))
            case "Polygon": self = .polygons([try coordinates([[[Double]]].self)])
            case "MultiPolygon": self = .polygons(try coordinates([[[[Double]]]].self))
            case "GeometryCollection":
                self = .collection(try values.decode([Geometry].self, forKey: .geometries))
            case let other:
                throw DecodingError.dataCorruptedError(
                    forKey: .type,
                    in: values,
                    debugDescription: "there is no geometry '\(other)'"
                )
            }
        }
    }

    /// The older way to name the system of the coordinates.
    struct CRS: Decodable {
        let name: String?

        private enum Key: String, CodingKey {
            case properties
        }

        private struct Properties: Decodable {
            let name: String?
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decodeIfPresent(Properties.self, forKey: .properties)?.name
        }
    }

    private struct Top: Decodable {
        let features: [Feature]
        let crs: CRS?

        private enum Key: String, CodingKey {
            case type
            case features
            case crs
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            crs = try? values.decodeIfPresent(CRS.self, forKey: .crs)
            let type = try values.decode(String.self, forKey: .type)
            if type == "FeatureCollection" {
                features = try values.decode([Feature].self, forKey: .features)
            } else if type == "Feature" {
                features = [try Feature(from: decoder)]
            } else {
                features = [Feature(name: nil, geometry: try Geometry(from: decoder))]
            }
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it cannot be read" }
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { key in
                key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
            }.joined()
            return path.isEmpty ? "" : " at \(path.drop { $0 == "." })"
        }
        switch error {
        case .keyNotFound(let key, let context):
            return "'\(key.stringValue)' is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "a value of the wrong kind stands\(place(context))"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "it is no JSON" : "\(context.debugDescription)\(place(context))"
        @unknown default: return "it cannot be read"
        }
    }
}

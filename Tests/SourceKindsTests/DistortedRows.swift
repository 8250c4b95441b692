import Foundation

/// Answers in which some rows have values of another type than their API gives.
enum DistortedRows {
    /// The same answer with one more row before each list of rows: its first one with the same keys, every text
    /// of it a list and every number an object.
    static func added(to json: [UInt8]) throws -> [UInt8] {
        let value = try JSONSerialization.jsonObject(with: Data(json))
        return [UInt8](
            try JSONSerialization.data(withJSONObject: mixed(value), options: .sortedKeys)
        )
    }

    private static func mixed(_ value: Any) -> Any {
        switch value {
        case let members as [String: Any]: return members.mapValues(mixed)
        case let list as [Any]:
            let rows = list.map(mixed)
            guard let first = list.first as? [String: Any] else { return rows }
            return [distorted(first)] + rows
        default: return value
        }
    }

    private static func distorted(_ value: Any) -> Any {
        switch value {
        case let members as [String: Any]: members.mapValues(distorted)
        case let list as [Any]: list.map(distorted)
        case is String: [Any]()
        case is NSNumber: [String: Any]()
        default: value
        }
    }
}

import Domain

/// The countries of the world by their codes.
public struct Countries: Sendable {
    /// By code.
    public let all: [Country]
    private let places: [String: Int]

    public init() {
        let table = WorldData.countries.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        all = table.split(separator: "\n").compactMap(Self.country)
        places = Dictionary(
            uniqueKeysWithValues: all.enumerated().map { ($0.element.code, $0.offset) }
        )
    }

    /// The country of a code in either case.
    public subscript(_ code: String) -> Country? {
        places[code.uppercased()].map { all[$0] }
    }

    /// The countries that always have a marker: those whose press is indexed.
    public var marked: [Country] { all.filter { $0.capital != nil } }

    private static func country(_ line: Substring) -> Country? {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 8, let label = point(fields[2]) else { return nil }
        return Country(
            code: fields[0],
            continent: fields[1],
            label: label,
            capital: point(fields[3]),
            names: (fields[4], fields[5], fields[6]),
            native: fields[7].isEmpty ? nil : fields[7]
        )
    }

    private static func point(_ text: String) -> GeoPoint? {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { return nil }
        return GeoPoint(longitude: numbers[0], latitude: numbers[1])
    }
}

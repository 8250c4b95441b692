import Domain
import Languages

/// The countries of the world by their codes.
public struct Countries: Sendable {
    /// By code.
    public let all: [Country]
    private let places: [String: Int]

    /// All codes, in lower case.
    public static let codes = Set(
        WorldData.countries.withUTF8Buffer { Array($0) }.split(separator: UInt8(ascii: "\n"))
            .map { String(decoding: $0.prefix(2), as: UTF8.self).lowercased() }
    )

    public init() {
        let table = WorldData.countries.withUTF8Buffer { Array($0) }
        let names = KnownLanguages.all.map { ($0.tag, Self.names($0)) }.filter { !$0.1.isEmpty }
        all = table.split(separator: UInt8(ascii: "\n")).compactMap { Self.country($0, names) }
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

    /// The codes of those whose middles are nearest to the middle of one of them, the nearest first.
    public func nearest(to code: String, among codes: [String], most: Int = 5) -> [String] {
        guard let here = self[code] else { return [] }
        return codes.compactMap { self[$0] }.filter { $0.code != here.code }
            .map { (away: Sphere.distance(here.label, $0.label), slug: $0.slug) }
            .sorted { $0 < $1 }
            .prefix(most)
            .map(\.slug)
    }

    private static func country(
        _ line: ArraySlice<UInt8>,
        _ names: [(language: String, byCode: [String: String])]
    ) -> Country? {
        let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 6, let label = point(fields[2]) else { return nil }
        return Country(
            code: fields[0],
            continent: fields[1],
            label: label,
            capital: point(fields[3]),
            english: fields[4],
            translations: names.compactMap { language, byCode in
                byCode[fields[0]].map { (language, $0) }
            },
            native: fields[5].isEmpty ? nil : fields[5]
        )
    }

    /// The names that a language has for countries, by code: `ES España, FR Francia`.
    private static func names(_ language: LanguageData) -> [String: String] {
        let pairs = Array(language.countryNames.utf8).split(separator: UInt8(ascii: ","))
            .map { entry in
                let entry = entry.drop { $0 == UInt8(ascii: " ") }
                return (
                    String(decoding: entry.prefix(2), as: UTF8.self),
                    String(decoding: entry.dropFirst(3), as: UTF8.self)
                )
            }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func point(_ text: String) -> GeoPoint? {
        let numbers = text.utf8.split(separator: UInt8(ascii: " "))
            .compactMap { Double(Substring($0)) }
        guard numbers.count == 2 else { return nil }
        return GeoPoint(longitude: numbers[0], latitude: numbers[1])
    }
}

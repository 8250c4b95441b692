import Domain

/// What a person agreed to, by their row or by the whole source.
struct PersonConsent {
    let isPublic: Bool
    let isOnMap: Bool
    let isContact: Bool
    let precision: Precision

    init(
        isPublic: Bool?,
        isOnMap: Bool?,
        isContact: Bool?,
        precision: Precision? = nil,
        source options: SourceOptions
    ) {
        let isForAll = options.text("consent") == "all"
        self.isPublic = isPublic == true || isForAll
        self.isOnMap = isOnMap == true || isForAll
        self.isContact = isContact == true
        // A row may ask for less than the source shows, never for more.
        let common = options.text("precision").flatMap { Precision(rawValue: $0) } ?? .town
        self.precision = max(precision ?? common, common)
    }

    /// The person as they may be shown; nil when not at all.
    func applied(to person: Person) -> Person? {
        guard isPublic else { return nil }
        var person = person
        person.place = isOnMap ? person.place.flatMap(precision.rounded) : nil
        if precision == .country { person.city = nil }
        if !isContact {
            person.email = nil
            person.phone = nil
        }
        return person
    }

    /// The keys that all kinds with people know.
    static let optionKeys = [
        OptionKey(
            "consent",
            .choice(["rows", "all"]),
            default: "rows",
            "rows: only people whose row says 'public: true'; all: everybody agreed"
        ),
        OptionKey(
            "precision",
            .choice(Precision.allCases.map(\.rawValue)),
            default: Precision.town.rawValue,
            "how exactly places are shown"
        ),
    ]
}

/// How exactly the place of a person is shown, from the most exact to the least.
enum Precision: String, CaseIterable, Comparable, Sendable {
    /// 0.05 degrees, some five kilometres.
    case town
    case tenth = "0.1°"
    /// No place at all, only the country.
    case country

    static func < (left: Self, right: Self) -> Bool {
        guard let one = allCases.firstIndex(of: left), let two = allCases.firstIndex(of: right)
        else { return false }
        return one < two
    }

    func rounded(_ place: GeoPoint) -> GeoPoint? {
        let steps: Double
        switch self {
        case .country: return nil
        case .town: steps = 20
        case .tenth: steps = 10
        }
        return GeoPoint(
            longitude: (place.longitude * steps).rounded() / steps,
            latitude: (place.latitude * steps).rounded() / steps
        )
    }
}

extension RowCollector {
    /// Takes a person as far as they agreed, and counts those who did not.
    ///
    /// - Returns: whether it is no double of an earlier one, which is left out.
    @discardableResult
    mutating func take(
        _ person: Person,
        as id: String,
        _ consent: PersonConsent,
        row: Int?
    ) -> Bool {
        guard let person = consent.applied(to: person) else {
            leaveOut()
            return true
        }
        return take(.person(person), as: id, row: row)
    }
}

import Domain

/// What a person allowed to be shown once and does not allow any more, as the log of changes keeps it.
struct WithheldFields {
    private let names: [String]

    /// Before the names of the fields.
    static let sign = "withheld"
    /// A place that is shown less exactly than before.
    private static let exactness = "exactness"
    /// A place that was shown more exactly than to a tenth of a degree.
    private static let exact = "exact"

    private static let fields: [(name: String, isShown: @Sendable (Person) -> Bool)] = [
        ("place", { $0.place != nil }),
        ("city", { $0.city != nil }),
        ("email", { $0.email != nil }),
        ("phone", { $0.phone != nil }),
        ("website", { $0.website != nil }),
        ("picture", { $0.picture != nil }),
        ("note", { $0.note != nil }),
    ]

    init(from before: Person, to now: Person) {
        var names = Self.fields.filter { $0.isShown(before) && !$0.isShown(now) }.map(\.name)
        if let old = before.place, let new = now.place, Self.isCoarser(new, than: old) {
            names.append(Self.exactness)
        }
        self.names = names
    }

    /// All that is shown of a person who goes.
    init(of person: Person) {
        var names = Self.fields.filter { $0.isShown(person) }.map(\.name)
        if let place = person.place, !Self.isOnTenths(place) { names.append(Self.exact) }
        self.names = names
    }

    /// Nil for another entry of the log.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.first == Self.sign[...] else { return nil }
        names = words.dropFirst().map(String.init)
    }

    var isEmpty: Bool { names.isEmpty }

    var text: String { ([Self.sign] + names).joined(separator: " ") }

    /// Whether any of it is still not allowed; what became less exact is never known to be exact again, while who was out
    /// may have another place.
    func isWithheld(by person: Person) -> Bool {
        names.contains { name in
            if name == Self.exact { return person.place.map(Self.isOnTenths) ?? true }
            return Self.fields.first { $0.name == name }.map { !$0.isShown(person) } ?? true
        }
    }

    private static func isOnTenths(_ point: GeoPoint) -> Bool {
        [point.longitude, point.latitude].allSatisfy { ($0 * 10).rounded() / 10 == $0 }
    }

    /// Whether a place is the same as another, to a tenth of a degree instead of more exactly.
    private static func isCoarser(_ place: GeoPoint, than other: GeoPoint) -> Bool {
        func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.051 }
        return isOnTenths(place) && !isOnTenths(other) && isNear(place.longitude, other.longitude)
            && isNear(place.latitude, other.latitude)
    }
}

import Basics
import Domain

/// What the APIs of people have in common: names, a place as two numbers, and who may be shown.
struct PersonFields {
    var first: String?
    var last: String?
    var latitude: String?
    var longitude: String?
    /// Rows of one's own service may carry them as data files do.
    var isPublic: Bool?
    var isOnMap: Bool?
    var isContact: Bool?

    var name: String? { [first, last].compactMap(\.self).joined(separator: " ").nonEmpty }

    /// Takes a person with the name and the place, as far as they agreed.
    func take(
        into collector: inout RowCollector,
        as id: String,
        row: Int,
        _ fill: (inout Person) -> Void
    ) {
        guard let name else {
            collector.drop(row, "it has no name")
            return
        }
        var person = Person(name: name)
        if let last, let first { person.sortName = "\(last), \(first)" }
        fill(&person)
        do throws(CoordinateError) {
            person.place = try GeoPoint(latitude: latitude, longitude: longitude)
        } catch {
            // Nobody is told of a place that nobody gave.
            if error != .missing { collector.remark(row, "\(error); there is no place") }
        }
        let consent = PersonConsent(
            isPublic: isPublic,
            isOnMap: isOnMap,
            isContact: isContact,
            source: collector.options
        )
        collector.take(person, as: id, consent, row: row)
    }
}

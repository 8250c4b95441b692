import Domain

/// Reads a row of data as a person, as far as they agreed to be published.
struct PersonRow {
    private let row: DataRow
    private let files: PictureFiles

    /// What is nobody's business, whatever the row says.
    static let never = Dictionary(
        uniqueKeysWithValues: [
            "login", "username", "password", "birthDate", "birthday", "dob", "age", "ssn", "bank",
            "ip",
        ].map { ($0, "it is never published") }
    )

    init(_ row: DataRow, _ files: PictureFiles) {
        self.row = row
        self.files = files
    }

    /// - Returns: whether it is no double of an earlier one, which is left out.
    func take(into collector: inout RowCollector, id: String) -> Bool {
        guard let name = row.required("name") else {
            collector.drop(row.number, "it has no name")
            return true
        }
        var person = Person(name: name)
        person.sortName = row.text("sortName")
        person.picture = row.picture("picture", files)
        person.city = row.text("city")
        person.country = row.country("country")
        person.place = row.geoPoint()
        person.note = row.localizedText("note")
        person.website = row.address("website")
        person.email = row.text("email")
        person.phone = row.text("phone")
        let consent = PersonConsent(
            isPublic: row.flag("public"),
            isOnMap: row.flag("map"),
            isContact: row.flag("contact"),
            precision: row.choice("precision", Precision.self),
            source: collector.options
        )
        row.finish(never: Self.never)
        return collector.take(person, as: id, consent, row: row.number)
    }
}

import Domain

/// Reads a row of data as a news source that a directory lists.
struct OutletRow {
    let outlet: Outlet

    /// - Parameters:
    ///   - row: of the outlet.
    ///   - countries: all codes, in lower case; nil where nobody says.
    init?(_ row: DataRow, countries: Set<String>? = nil) {
        guard let name = row.required("name") else { return nil }
        var outlet = Outlet(name: name)
        outlet.summary = row.localizedText("summary")
        outlet.address = row.address("address")
        outlet.feed = row.address("feed")
        outlet.category = row.text("category")
        outlet.language = row.languageAsWritten("language")?.lowercased()
        outlet.country = row.country("country", among: countries)
        row.finish()
        self.outlet = outlet
    }
}

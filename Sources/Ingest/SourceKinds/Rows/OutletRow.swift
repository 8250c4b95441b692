import Domain

/// Reads a row of data as a news source that a directory lists.
struct OutletRow {
    let outlet: Outlet

    init?(_ row: DataRow) {
        guard let name = row.required("name") else { return nil }
        var outlet = Outlet(name: name)
        outlet.summary = row.localizedText("summary")
        outlet.address = row.address("address")
        outlet.feed = row.address("feed")
        outlet.category = row.text("category")
        outlet.language = row.text("language")?.lowercased()
        outlet.country = row.country("country")
        row.finish()
        self.outlet = outlet
    }
}

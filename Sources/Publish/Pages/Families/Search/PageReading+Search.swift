import Presentation

extension PageReading {
    /// The field that looks for something in a list; nil where the site has no search.
    ///
    /// - Parameters:
    ///   - title: what the list is called.
    ///   - restrictions: the filters of the search that stand for the list, by name.
    /// - Returns: the field with all that it leads to.
    func searchWithin(
        _ title: String,
        _ restrictions: KeyValuePairs<String, String> = [:]
    ) -> SearchWithinModel? {
        guard leads(to: .search) else { return nil }
        return SearchWithinModel(
            address: context.link(.search, in: language),
            label: context.catalogue(language).text(.searchWithin, [.title: title]),
            restrictions: restrictions.map { SearchOptionModel(value: $0.value, title: $0.key) },
            filterScript: context.script("filter.js")
        )
    }
}

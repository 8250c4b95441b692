public import TemplateModels

/// A field at the head of a list: it shortens what stands there, and leads to the search of all that the list holds.
public struct SearchWithinModel: TemplateModel, Hashable {
    /// The search page.
    public let address: String
    /// `Buscar en Economía`.
    public let label: String
    /// What the search is narrowed to: the names of its filters with their values.
    public let restrictions: [SearchOptionModel]
    public let filterScript: String

    public init(
        address: String,
        label: String,
        restrictions: [SearchOptionModel],
        filterScript: String
    ) {
        self.address = address
        self.label = label
        self.restrictions = restrictions
        self.filterScript = filterScript
    }

    public static let fields: TemplateFields<SearchWithinModel> = [
        .text("address", \.address),
        .text("label", \.label),
        .list("restrictions", \.restrictions),
        .text("filterScript", \.filterScript),
    ]
}

/// A site's own map of its region or town, as the configuration names it.
public struct SiteGeometry: Hashable, Sendable {
    /// A GeoJSON file, relative to `Content/`.
    public let file: String
    /// The name of the projection in which it is drawn.
    public let projection: String
    /// Whom the data's licence asks to name.
    public let credit: String?
    public let creditAddress: String?

    public init(
        file: String,
        projection: String,
        credit: String? = nil,
        creditAddress: String? = nil
    ) {
        self.file = file
        self.projection = projection
        self.credit = credit
        self.creditAddress = creditAddress
    }
}

/// A site's own map of its region or town, as the configuration names it.
public struct SiteGeometry: Hashable, Sendable {
    /// A GeoJSON file, relative to `Content/`.
    public var file: String
    /// The name of the projection in which it is drawn.
    public var projection: String
    /// Whom the data's licence asks to name.
    public var credit: String?
    public var creditAddress: String?
    public var places = WrittenPlaces()

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

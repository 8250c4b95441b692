/// A picture that is to be fetched, asked for again, or made in other widths.
public struct DuePicture: Sendable {
    /// By which the archive knows it.
    public let address: String
    /// As it is to be asked for.
    public let place: String
    public let recipe: PictureRecipe
    /// The hash of what was fetched before.
    public let original: String?
    /// The recipe of the copy that stands there.
    public let copyRecipe: String?
    public let etag: String?
    public let lastModified: String?
    public let failures: Int
    /// Whether its address ends soon.
    public let isExpiring: Bool

    public init(
        address: String,
        place: String,
        recipe: PictureRecipe,
        original: String? = nil,
        copyRecipe: String? = nil,
        etag: String? = nil,
        lastModified: String? = nil,
        failures: Int = 0,
        isExpiring: Bool = false
    ) {
        self.address = address
        self.place = place
        self.recipe = recipe
        self.original = original
        self.copyRecipe = copyRecipe
        self.etag = etag
        self.lastModified = lastModified
        self.failures = failures
        self.isExpiring = isExpiring
    }

    /// Whether a copy of the wanted widths is there and only might have changed at its place.
    public var isCurrent: Bool { copyRecipe == recipe.text }
}

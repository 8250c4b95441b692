/// The address of an item on the portal, computed once when the item is first archived.
public enum Permalink {
    /// The folder of a site in which all of them are.
    public static let folder = "n"

    /// `/n/2026/11/21/slug-of-the-headline-k3f9q2abcd/`; without a usable headline the id alone.
    public static func path(day: Day, title: String, id: ItemID, prefix: String = folder) -> String
    {
        let slug = Slug.make(title, limit: 60)
        let name = slug.isEmpty ? id.text : "\(slug)-\(id.text)"
        return "/\(prefix)/\(day.path)/\(name)/"
    }
}

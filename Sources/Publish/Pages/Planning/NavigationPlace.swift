/// Where the navigation leads to a page.
public enum NavigationPlace: String, CaseIterable, Sendable {
    /// The bar below the name of the site.
    case main
    /// Under "more", at its end.
    case more
    /// The footer.
    case foot
}

import Domain

extension SiteContext {
    /// Whether a page is closed to some of those who may read the file at a place, which then says no more than lists do.
    public func hides(_ path: String, from place: String) -> Bool {
        settings.publication.protection?.hides(path, from: place) == true
    }

    /// The same of a page that has an address in each language, from a file that there is once: that in the first counts.
    public func hides(_ route: Route, from place: String) -> Bool {
        guard settings.publication.protection != nil else { return false }
        return hides(path(route, in: settings.firstLanguage), from: place)
    }
}

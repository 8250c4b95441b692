import Domain

extension SiteProtection {
    /// The protection where an article may lie in it, so that nobody else need ask where articles stand.
    ///
    /// - Parameter edition: what is published.
    /// - Returns: nil where no article can be closed.
    /// - Throws: what reading the edition throws.
    func reachingArticles(of edition: any EditionReading) throws -> SiteProtection? {
        let beginnings = try edition.pathBeginnings()
        return beginnings?.contains(where: mayCover) ?? true ? self : nil
    }
}

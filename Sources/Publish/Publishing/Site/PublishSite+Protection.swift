import Domain

extension PublishSite {
    /// Protected parts of the site in which nothing stands: most often a path is misspelt, and what was meant stays open.
    ///
    /// - Parameter files: everything of the site but the pages of articles.
    /// - Returns: a warning for each, in the order of the configuration.
    /// - Throws: what reading the edition throws.
    func idleProtection(_ files: [PlannedFile]) throws -> [Diagnostic] {
        guard let protection = settings.publication.protection else { return [] }
        let beginnings = try content.edition.pathBeginnings()
        let idle = protection.paths.filter { path in
            var part = protection
            part.paths = [path]
            let mayHoldArticles = beginnings.map { $0.contains(where: part.mayCover) } ?? true
            return !mayHoldArticles && !files.contains(where: { $0.path.hasPrefix(path) })
        }
        return idle.map { path in
            Diagnostic(
                .warning,
                "'protect' closes '\(path)', where nothing stands",
                at: protection.places[path, of: "paths"],
                hint: "write the path as addresses have it; pregonero list pages names all pages"
            )
        }
    }
}

import Domain
import Presentation

extension PageMaterial {
    /// What the pages of a portal are made from.
    ///
    /// - Parameters:
    ///   - edition: what is published.
    ///   - summaries: its sources.
    ///   - materials: what the site has beside it.
    ///   - mediaOrigins: the servers from which pages may play pieces of music.
    /// - Throws: what reading the edition throws.
    convenience init(
        of edition: any EditionReading,
        _ summaries: [SourceSummary],
        from materials: Portal.Materials,
        playing mediaOrigins: [String]
    ) throws {
        let settings = materials.settings
        let context = try Self.context(
            of: edition,
            summaries,
            from: materials,
            playing: mediaOrigins
        )
        let pictures = BodyPictures(materials.pictures, settings: settings)
        let links = try PublishedLinks(
            materials.written,
            files: materials.files,
            in: edition,
            context: context
        )
        let written = materials.written.rewritten(with: pictures, links)
        self.init(
            edition: edition,
            context: context,
            configured: materials.sources,
            written: written,
            labels: try SiteLabels(
                written.labels,
                rules: written.labelRules(of: settings),
                in: edition,
                settings: settings
            ),
            desk: try SiteDesk(written.desk, in: edition, languages: settings.languages),
            pictures: pictures,
            links: links,
            translations: try ArticleTranslations(written.kin, in: edition, context: context),
            ground: MapGround(materials.ownMap)
        )
    }

    private static func context(
        of edition: any EditionReading,
        _ summaries: [SourceSummary],
        from materials: Portal.Materials,
        playing mediaOrigins: [String]
    ) throws -> SiteContext {
        let settings = materials.settings
        let sounds = materials.sounds
        let catalogues = materials.texts.catalogues
        let episodes = PodcastEpisodes(
            edition: edition,
            settings: settings,
            sounds: sounds,
            addresses: SiteAddresses(settings: settings, catalogues: catalogues)
        )
        var policy = ContentPolicy(settings: settings, mediaOrigins: mediaOrigins)
        for (directive, source) in materials.slots.everywhere.compactMap(\.known) {
            policy.allow(source, in: directive)
        }
        return try SiteContext(
            settings: settings,
            year: CivilTime(edition.clock, in: settings.timeZone).day.year,
            sources: summaries,
            configured: materials.sources,
            catalogues: catalogues,
            assets: materials.assets,
            pictures: materials.pictures,
            contentPolicy: policy,
            bootstrap: materials.bootstrap,
            sounds: sounds,
            podcasts: Set(
                try settings.languages.filter { try !episodes.all(in: $0).articles.isEmpty }
            ),
            look: materials.look,
            allowances: (materials.written.allowances + materials.slots.onSome).compactMap(\.known),
            policyPages: materials.written.policyPages
        )
    }
}

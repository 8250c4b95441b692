import Domain
import Pages

/// The files of a site that are neither pages nor feeds and are quickly made: for crawlers, readers and servers.
struct SiteDocuments {
    let portal: Portal
    let settings: SiteSettings
    let assets: HashedAssets
    let look: SiteLook
    /// How a server should answer for this site.
    let serving: ServingTable

    init(_ portal: Portal, settings: SiteSettings, assets: HashedAssets, look: SiteLook) {
        self.portal = portal
        self.settings = settings
        self.assets = assets
        self.look = look
        serving = ServingTable(
            settings: settings,
            contentPolicy: portal.contentPolicy,
            stylesheet: assets.paths["base.css"],
            redirects: portal.redirects,
            gone: portal.gone
        )
    }

    /// Site paths and contents; those of the sitemaps' index are handed in.
    func all(sitemaps: [SitemapEntry]) throws -> [(path: String, bytes: [UInt8])] {
        let texts = PublisherTexts(settings: settings, expiry: portal.contactExpiry)
        let robots = RobotsFile(settings: settings, showsExcerpts: portal.showsExcerpts)
        var documents: [(path: String, bytes: [UInt8])] = [
            ("/sitemap.xml", SitemapWriter.index(sitemaps)),
            ("/robots.txt", robots.bytes),
            ("/humans.txt", texts.humans),
        ]
        if let mining = MiningReservation(settings) {
            documents.append((MiningReservation.path, try mining.bytes()))
        }
        if let security = texts.security { documents.append((ContactExpiry.path, security)) }
        if let status = try portal.statusDocument() { documents.append(("/status.json", status)) }
        if !portal.outlines.isEmpty {
            let opml = OPMLWriter.bytes(portal.outlines, title: settings.title)
            documents.append((SourceOutline.path, opml))
        }
        let mark = look.icon == .pixels ? SiteIcon.small.path : assets.paths["icon.svg"]
        let icon = mark.map(settings.baseURL.absolute)
        for offer in portal.searchOffers {
            documents.append((offer.path, OpenSearchWriter.bytes(offer, icon: icon)))
        }
        return documents + serving.publishedFiles
    }
}

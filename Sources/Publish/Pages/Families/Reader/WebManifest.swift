import Basics
import Domain
import Foundation
import Presentation

/// What a browser needs to put the portal among its applications: `manifest.webmanifest`.
struct WebManifest: Encodable {
    let name: String
    let shortName: String
    let description: String
    let lang: String
    let dir: String
    let id: String
    let startURL: String
    let scope: String
    let display = "minimal-ui"
    let backgroundColor: String
    let themeColor: String
    let icons: [Icon]

    /// A picture of the portal; one that is maskable may be cut to a circle.
    struct Icon: Encodable {
        let src: String
        let sizes: String
        let type: String
        let purpose: String
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case shortName = "short_name"
        case description, lang, dir, id
        case startURL = "start_url"
        case scope, display
        case backgroundColor = "background_color"
        case themeColor = "theme_color"
        case icons
    }

    init(_ context: SiteContext) {
        let settings = context.settings
        let language = settings.firstLanguage
        let home = context.link("/")
        name = settings.title
        shortName = ShortText.excerpt(settings.title, limit: 12)
        description = context.siteDescription(in: language)
        lang = language.tag
        dir = language.isRightToLeft ? "rtl" : "ltr"
        id = home
        startURL = home
        scope = home
        backgroundColor = context.palette.light[.paper].description
        themeColor = backgroundColor
        icons = SiteIcon.allCases.filter(\.isForApplications).map { icon in
            Icon(
                src: context.link(icon.path),
                sizes: "\(icon.size)x\(icon.size)",
                type: "image/png",
                purpose: icon == .maskable ? "maskable" : "any"
            )
        }
    }

    func bytes() throws -> [UInt8] {
        [UInt8](try JSONEncoder.stable(isPretty: true).encode(self)) + [0x0A]
    }
}

import Domain
import Presentation

/// The pictures by which readers of feeds show the publisher, absolute; none where the site looks as the theme does.
public struct FeedMarks: Hashable, Sendable {
    /// Of any shape and kind.
    public private(set) var logo: String?
    /// Square, of 512 pixels.
    public private(set) var icon: String?
    /// Square and small.
    public private(set) var favicon: String?
    /// What old readers show, who know no drawings.
    public private(set) var pixels: String?

    public init() {}

    init(_ context: SiteContext) {
        if let asset = context.look.logo?.light.asset, let path = context.assetPath(asset) {
            logo = context.absolute(path)
            if asset.hasSuffix(".png") { pixels = logo }
        }
        guard context.look.icon != nil else { return }
        icon = context.absolute(SiteIcon.large.path)
        favicon = context.absolute(SiteIcon.small.path)
        pixels = pixels ?? favicon
    }
}

import Domain
import Pictures
import Publishing

/// Has the icons of the site made from its own picture, which the theme's stand in for where that cannot be.
struct SettleIcons {
    let theme: SiteTheme
    let workshop: PictureWorkshop
    let report: (Diagnostic) -> Void

    /// The same content with icons of its own.
    func run(_ content: SiteContent) async -> SiteContent {
        guard let picture = content.ownLook.icon else { return content }
        let maker = IconMaker(store: workshop.store, thumbnailer: workshop.thumbnailer)
        let orders = SiteIcon.allCases.map { icon in
            IconMaker.Order(
                name: icon.rawValue,
                side: icon.size,
                share: icon == .maskable ? 0.68 : 1,
                isOpaque: icon == .maskable || icon == .touch
            )
        }
        let ground = ThemePalette(theme).light[.paper].description
        guard let icons = await maker.icons(orders, of: picture, on: ground) else {
            let isInstalled = workshop.thumbnailer != nil
            report(
                Diagnostic(
                    .warning,
                    isInstalled
                        ? "no icons can be made of it; those of the theme stay"
                        : "libvips is not installed: the icons of the theme stay",
                    path: theme.icon.map { "Content/\($0)" },
                    hint: isInstalled
                        ? "save it anew, as an SVG or PNG that other programs open"
                        : "apt-get install libvips-tools, or brew install vips"
                )
            )
            return content
        }
        var content = content
        content.theme.add(
            Dictionary(uniqueKeysWithValues: icons.map { ("icons/\($0.key)", Optional($0.value)) })
        )
        return content
    }
}

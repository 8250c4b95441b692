/// What a site's own look brings along: its logo, icon and fonts, each as an asset beside those of the theme.
public struct SiteLook: Hashable, Sendable {
    public var logo: ThemeVariants<Logo>?
    /// What kind of file its icon is; nil where it has none of its own.
    public var icon: Icon?
    public var faces: [FontFace]

    public init(
        logo: ThemeVariants<Logo>? = nil,
        icon: Icon? = nil,
        faces: [FontFace] = []
    ) {
        self.logo = logo
        self.icon = icon
        self.faces = faces
    }

    /// A picture in place of the title.
    public struct Logo: Hashable, Sendable {
        /// The name of the asset: `logo.svg`.
        public let asset: String
        public let width: Int
        public let height: Int

        public init(asset: String, width: Int, height: Int) {
            self.asset = asset
            self.width = width
            self.height = height
        }
    }

    /// The kinds of files of which icons are made.
    public enum Icon: Sendable {
        case drawing
        case pixels
    }

    /// The assets that pages need to be whole.
    public var neededAssets: [String] {
        [logo?.light.asset, logo?.dark?.asset].compactMap(\.self)
            + faces.filter(\.isEarly).map(\.asset)
    }
}

/// A picture of the portal of a certain size, for the places that want one.
public enum SiteIcon: String, CaseIterable, Sendable {
    case favicon = "favicon.ico"
    case touch = "apple-touch-icon.png"
    case small = "icon-192.png"
    case large = "icon-512.png"
    /// What matters of it stands inside a circle, since it may be cut to one.
    case maskable = "icon-maskable.png"

    /// The site path.
    public var path: String { "/\(rawValue)" }

    public var size: Int {
        switch self {
        case .favicon: 32
        case .touch: 180
        case .small: 192
        case .large, .maskable: 512
        }
    }

    /// Whether it stands in the web manifest.
    public var isForApplications: Bool { self != .favicon && self != .touch }
}

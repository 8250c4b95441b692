/// What a picture is shown as, which decides how wide copies of it are made and what is too small to show.
public enum PictureShape: String, CaseIterable, Sendable, Codable {
    /// On cards, and above a text.
    case story
    /// Inside a text.
    case body
    case poster
    case banner
    /// Of a record.
    case cover
    case portrait
    /// A crest, an emblem or a face beside a name.
    case badge
    /// Drawn by the portal, for links that are shared.
    case card

    /// In pixels, from narrow to wide.
    public var widths: [Int] {
        switch self {
        case .story: [320, 640, 960, 1_280]
        case .body, .banner: [640, 1_280]
        case .poster: [120, 240, 560]
        case .cover: [200, 600]
        case .portrait: [240, 480, 800]
        case .badge, .card: []
        }
    }

    /// The width of the file that any browser can show.
    public var fallbackWidth: Int {
        switch self {
        case .story, .body, .banner: 640
        case .cover: 600
        case .portrait: 480
        case .poster: 240
        case .badge: 192
        case .card: 1_200
        }
    }

    /// Below this a picture is a mark, a button or a counting pixel.
    public var least: (width: Int, height: Int) {
        switch self {
        case .story, .banner: (160, 90)
        case .body: (48, 32)
        case .poster, .portrait: (80, 80)
        case .cover: (60, 60)
        case .badge, .card: (16, 16)
        }
    }
}

import Basics
public import Domain

/// Where the files of a picture are published, or where else it may be asked for.
public struct ShownPicture: Sendable, Hashable {
    /// What every browser can show.
    public let address: String
    /// The same as other sites need it.
    public let absolute: String
    public let width: Int?
    public let height: Int?
    /// The size of the file in bytes, where it is known.
    public let bytes: Int?
    /// As WebP, from narrow to wide.
    let renditions: [(link: String, width: Int)]
    let colour: Int?
    /// What other sites show with a link.
    public let shared: (absolute: String, width: Int?, height: Int?)

    /// A file of its own, with nothing beside it.
    init(address: String, absolute: String, width: Int?, height: Int?) {
        self.address = address
        self.absolute = absolute
        self.width = width
        self.height = height
        bytes = nil
        renditions = []
        colour = nil
        shared = (absolute, width, height)
    }

    /// The portal's own copy.
    public init(_ copy: PictureCopy, baseURL: BaseURL) {
        let path = copy.path(of: copy.fallback)
        address = baseURL.link(path)
        absolute = baseURL.absolute(path)
        width = copy.fallback.width
        height = copy.fallback.height
        bytes = copy.fallback.bytes
        renditions = copy.renditions.map { (baseURL.link(copy.path(of: $0)), $0.width) }
        colour = copy.colour
        let file = copy.shared ?? copy.fallback
        shared = (baseURL.absolute(copy.path(of: file)), file.width, file.height)
    }

    /// Whether an address that a page names is that of another server, which need not know which page it is.
    public static func isElsewhere(_ address: String) -> Bool { !address.hasPrefix("/") }

    /// The narrowest file, for scripts: browsers that run them show WebP.
    public var narrowest: String { renditions.first?.link ?? address }

    /// `image/jpeg`, as far as the address tells it.
    public var type: String? {
        MediaTypes.type(ofAddress: absolute).flatMap { $0.hasPrefix("image/") ? $0 : nil }
    }

    /// What stands in a `srcset`: the widths up to a limit, or at least the narrowest; nil where there is but one file.
    public func sources(upTo limit: Int = .max) -> String? {
        let shown = renditions.filter { $0.width <= limit }
        let list = shown.isEmpty ? Array(renditions.prefix(1)) : shown
        guard !list.isEmpty else { return nil }
        return list.map { "\($0.link) \($0.width)w" }.joined(separator: ",")
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.address == other.address && one.sources() == other.sources()
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

extension PublishedPicture {
    func shown(under baseURL: BaseURL) -> ShownPicture {
        if let copy { return ShownPicture(copy, baseURL: baseURL) }
        return ShownPicture(
            address: baseURL.link(path),
            absolute: baseURL.absolute(path),
            width: width,
            height: height
        )
    }
}

/// How the files of a copy are made: another recipe makes other files.
public struct PictureRecipe: Hashable, Sendable {
    /// As WebP, from narrow to wide.
    public let widths: [Int]
    public let fallbackWidth: Int
    /// Of the file for links that are shared; nil for none.
    public let sharedWidth: Int?
    /// What is smaller is not shown.
    public let least: (width: Int, height: Int)

    /// Raised whenever the same widths are made in another way.
    public static let version = 2

    /// As wide as a link that is shared is shown anywhere.
    private static let sharedWidth = 1_200
    /// As what a picture stands for its page.
    private static let leading: Set<PictureShape> = [.story, .poster, .banner, .cover, .portrait]

    /// Enough for everything that the picture is shown as.
    ///
    /// - Parameters:
    ///   - shapes: what it is shown as.
    ///   - isOwn: whether it is the newsroom's own, whose links are to be shared with it.
    public init(_ shapes: some Sequence<PictureShape>, isOwn: Bool = false) {
        let shapes = Set(shapes)
        sharedWidth = isOwn && !shapes.isDisjoint(with: Self.leading) ? Self.sharedWidth : nil
        widths = Set(shapes.flatMap(\.widths)).sorted()
        fallbackWidth = shapes.map(\.fallbackWidth).max() ?? 640
        let least = shapes.map(\.least)
        self.least = (least.map(\.width).min() ?? 0, least.map(\.height).min() ?? 0)
    }

    public var text: String {
        "\(Self.version) \(widths.map(String.init).joined(separator: ",")) \(fallbackWidth) "
            + "\(least.width)x\(least.height)" + (sharedWidth.map { " shared \($0)" } ?? "")
    }

    public static func == (one: Self, other: Self) -> Bool { one.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// How the files of a copy are made: another recipe makes other files.
public struct PictureRecipe: Hashable, Sendable {
    /// As WebP, from narrow to wide.
    public let widths: [Int]
    public let fallbackWidth: Int
    /// What is smaller is not shown.
    public let least: (width: Int, height: Int)

    /// Raised whenever the same widths are made in another way.
    static let version = 1

    /// Enough for everything that the picture is shown as.
    public init(_ shapes: some Sequence<PictureShape>) {
        let shapes = Set(shapes)
        widths = Set(shapes.flatMap(\.widths)).sorted()
        fallbackWidth = shapes.map(\.fallbackWidth).max() ?? 640
        let least = shapes.map(\.least)
        self.least = (least.map(\.width).min() ?? 0, least.map(\.height).min() ?? 0)
    }

    public var text: String {
        "\(Self.version) \(widths.map(String.init).joined(separator: ",")) \(fallbackWidth) "
            + "\(least.width)x\(least.height)"
    }

    public static func == (one: Self, other: Self) -> Bool { one.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

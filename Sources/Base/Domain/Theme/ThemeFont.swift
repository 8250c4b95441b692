/// A file with a font of the site's own.
public struct ThemeFont: Hashable, Sendable {
    /// Relative to `Content/`.
    public var file: String
    /// The weights that it holds; nil where the file itself says it.
    public var weight: Weight?
    /// Nil where the file itself says it.
    public var style: Style?

    public init(_ file: String, weight: Weight? = nil, style: Style? = nil) {
        self.file = file
        self.weight = weight
        self.style = style
    }

    /// One weight, or from the lightest to the boldest that a variable font holds.
    public struct Weight: Hashable, Sendable {
        public let lightest: Int
        public let boldest: Int

        /// Nil for what is no weight of CSS, from 1 to 1000.
        public init?(_ lightest: Int, _ boldest: Int) {
            guard (1...1_000).contains(lightest), (lightest...1_000).contains(boldest) else {
                return nil
            }
            self.lightest = lightest
            self.boldest = boldest
        }

        public func holds(_ weight: Int) -> Bool { (lightest...boldest).contains(weight) }

        /// As CSS writes it.
        public var text: String {
            lightest == boldest ? "\(lightest)" : "\(lightest) \(boldest)"
        }
    }

    /// Whether its letters lean.
    public enum Style: String, Sendable, CaseIterable {
        case normal
        case italic
    }
}

/// A font file as a style sheet names it, with fonts of readers' systems that take its room until it is there.
public struct FontFace: Hashable, Sendable {
    public let family: Family
    /// The name of the asset: `fonts/text.woff2`.
    public let asset: String
    public let format: Format
    public let weight: ThemeFont.Weight
    public let style: ThemeFont.Style
    public let standIns: [StandIn]

    public init(
        family: Family,
        asset: String,
        format: Format,
        weight: ThemeFont.Weight,
        style: ThemeFont.Style,
        standIns: [StandIn]
    ) {
        self.family = family
        self.asset = asset
        self.format = format
        self.weight = weight
        self.style = style
        self.standIns = standIns
    }

    /// The two of the theme.
    public enum Family: String, Sendable, CaseIterable {
        case serif
        case sans
    }

    /// The kinds of font files that browsers read, as CSS calls them.
    public enum Format: String, Sendable {
        case woff2
        case woff
        case trueType = "truetype"
        case openType = "opentype"

        public var mediaType: String {
            switch self {
            case .woff2: "font/woff2"
            case .woff: "font/woff"
            case .trueType: "font/ttf"
            case .openType: "font/otf"
            }
        }

        public var ending: String {
            switch self {
            case .woff2: "woff2"
            case .woff: "woff"
            case .trueType: "ttf"
            case .openType: "otf"
            }
        }
    }

    /// A font that systems have, made as wide and as high as the site's; all numbers are percents.
    public struct StandIn: Hashable, Sendable {
        /// The group of fonts, of which a system has one or none.
        public let name: String
        /// How systems call it.
        public let locals: [String]
        public let weight: ThemeFont.Weight
        public let sizeAdjust: Double
        public let ascent: Double
        public let descent: Double
        public let lineGap: Double

        public init(
            name: String,
            locals: [String],
            weight: ThemeFont.Weight,
            sizeAdjust: Double,
            ascent: Double,
            descent: Double,
            lineGap: Double
        ) {
            self.name = name
            self.locals = locals
            self.weight = weight
            self.sizeAdjust = sizeAdjust
            self.ascent = ascent
            self.descent = descent
            self.lineGap = lineGap
        }
    }

    /// Whether the first screen is set in it, so that it is asked for before the style sheet is read.
    public var isEarly: Bool {
        style == .normal && (weight.holds(400) || family == .serif && weight.holds(700))
    }
}

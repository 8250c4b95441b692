import Basics

/// A colour of the configuration on which, or in which, people could not read.
public struct PaletteRemark: Hashable, Sendable {
    /// The key of `site.theme` that names it.
    public let key: Key
    public let scheme: SiteTheme.Scheme
    public let colour: SiteColour
    /// What stands on it, or what it stands on.
    public let other: SiteColour
    /// The least contrast that is enough.
    public let needed: Double
    /// The nearest colour of the same hue that passes.
    public let nearest: SiteColour

    /// The keys that name colours.
    public enum Key: String, Sendable {
        case accent
        case paper
    }

    public var message: String {
        let ratio = "\(Self.text(colour.contrast(with: other))):1"
        let need = "\(Self.text(needed)):1"
        return key == .accent
            ? "text in \(colour) on \(other) has a contrast of \(ratio) on \(scheme.rawValue) pages and needs \(need)"
            : "the text \(other) on \(colour) has a contrast of \(ratio) on \(scheme.rawValue) pages and needs \(need)"
    }

    public var hint: String {
        "the pages have '\(nearest)' in its place, the nearest of its hue that passes"
    }

    /// At most two places, cut off: what is a little less than enough does not look as if it were.
    private static func text(_ ratio: Double) -> String {
        let hundredths = Int(foreign: (ratio * 100 + 1e-6).rounded(.down)) ?? 0
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0
            ? "\(whole).\(rest / 10)" : "\(whole).\(rest.zeroPadded(2))"
    }
}

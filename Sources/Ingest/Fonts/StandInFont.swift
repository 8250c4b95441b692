import Domain

/// A font that systems of readers have: what it is called there, and how wide its letters are.
///
/// Times New Roman and Arial have the widths of Liberation Serif and Liberation Sans, of which these are the averages by
/// `GlyphWidths`, as those of Noto Serif are.
struct StandInFont {
    let name: String
    let family: FontFace.Family
    let isBold: Bool
    let style: ThemeFont.Style
    let averageWidth: Double
    /// Full names and PostScript names, which `local()` looks for.
    let locals: [String]

    static let all: [StandInFont] = [
        times(false, .normal, 0.399_985, "", "MT"),
        times(true, .normal, 0.426_270, " Bold", "-BoldMT"),
        times(false, .italic, 0.403_501, " Italic", "-ItalicMT"),
        times(true, .italic, 0.412_575, " Bold Italic", "-BoldItalicMT"),
        arial(false, .normal, 0.443_974, "", "MT"),
        arial(true, .normal, 0.479_732, " Bold", "-BoldMT"),
        arial(false, .italic, 0.443_974, " Italic", "-ItalicMT"),
        arial(true, .italic, 0.479_732, " Bold Italic", "-BoldItalicMT"),
        noto(false, .normal, 0.479_861, "", "-Regular"),
        noto(true, .normal, 0.509_996, " Bold", "-Bold"),
        noto(false, .italic, 0.465_796, " Italic", "-Italic"),
        noto(true, .italic, 0.515_157, " Bold Italic", "-BoldItalic"),
    ]

    private static func times(
        _ isBold: Bool,
        _ style: ThemeFont.Style,
        _ width: Double,
        _ end: String,
        _ short: String
    ) -> StandInFont {
        StandInFont(
            name: "times",
            family: .serif,
            isBold: isBold,
            style: style,
            averageWidth: width,
            locals: ["Times New Roman\(end)", "TimesNewRomanPS\(short)", "Liberation Serif\(end)"]
        )
    }

    private static func arial(
        _ isBold: Bool,
        _ style: ThemeFont.Style,
        _ width: Double,
        _ end: String,
        _ short: String
    ) -> StandInFont {
        StandInFont(
            name: "arial",
            family: .sans,
            isBold: isBold,
            style: style,
            averageWidth: width,
            locals: [
                "Arial\(end)", end.isEmpty ? "ArialMT" : "Arial\(short)", "Liberation Sans\(end)",
            ]
        )
    }

    private static func noto(
        _ isBold: Bool,
        _ style: ThemeFont.Style,
        _ width: Double,
        _ end: String,
        _ short: String
    ) -> StandInFont {
        StandInFont(
            name: "noto",
            family: .serif,
            isBold: isBold,
            style: style,
            averageWidth: width,
            locals: ["Noto Serif\(end)", "NotoSerif\(short)"]
        )
    }
}

public import Domain

/// Finds for a font of a site those of systems that take its room until it is there, so that nothing moves when it comes.
///
/// As CSS Fonts 5 means `size-adjust`: the stand-in is made as many times larger as the site's letters are wider on
/// average, and its line is then as high as the site's: ascent, descent and gap by that number.
public enum FontStandIns {
    private static let boldest = 599

    /// - Parameters:
    ///   - metrics: those of the site's font.
    ///   - family: for which of the theme's two it stands.
    ///   - weight: the weights that it is used for.
    ///   - style: whether it leans.
    /// - Returns: none for a font that has no Latin letters.
    public static func of(
        _ metrics: FontMetrics,
        as family: FontFace.Family,
        weight: ThemeFont.Weight,
        style: ThemeFont.Style
    ) -> [FontFace.StandIn] {
        guard let width = metrics.averageWidth else { return [] }
        let light = ThemeFont.Weight(weight.lightest, min(weight.boldest, boldest))
        let bold = ThemeFont.Weight(max(weight.lightest, boldest + 1), weight.boldest)
        let fonts = StandInFont.all.filter { $0.family == family && $0.style == style }
        return fonts.compactMap { font in
            guard let range = font.isBold ? bold : light else { return nil }
            // The widths of a variable font are those of its regular letters.
            let isVariable = light != nil && bold != nil
            let regular = fonts.first { $0.name == font.name && !$0.isBold } ?? font
            let ratio = width / (isVariable ? regular : font).averageWidth
            // Beyond, letters have nothing to do with each other.
            guard (0.4...2.5).contains(ratio) else { return nil }
            return FontFace.StandIn(
                name: font.name,
                locals: font.locals,
                weight: range,
                sizeAdjust: ratio * 100,
                ascent: metrics.ascent / ratio * 100,
                descent: metrics.descent / ratio * 100,
                lineGap: metrics.lineGap / ratio * 100
            )
        }
    }
}

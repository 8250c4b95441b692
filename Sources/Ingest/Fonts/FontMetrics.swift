public import Domain

/// What a font file tells of its letters: how high and how wide they are, how bold, and whether they lean.
public struct FontMetrics: Hashable, Sendable {
    public let format: FontFace.Format
    public let weight: ThemeFont.Weight
    public let style: ThemeFont.Style
    /// Parts of the size of the letters.
    public let ascent: Double
    public let descent: Double
    public let lineGap: Double
    /// Of a letter of running text; nil where the font is not for Latin letters.
    public let averageWidth: Double?

    /// - Throws: why the bytes are no font.
    public init(_ bytes: [UInt8]) throws(FontFault) {
        let tables = try FontTables(bytes)
        format = tables.format
        let head = try tables.table("head")
        let unit = try head.short(at: 18)
        guard (16...16_384).contains(unit) else { throw .damaged("head") }
        let hhea = try tables.table("hhea")
        var lines = (
            try hhea.signed(at: 4), -(try hhea.signed(at: 6)), try hhea.signed(at: 8)
        )
        var isItalic = try head.short(at: 44) & 2 != 0
        var weight = 400
        if tables.has("OS/2") {
            let os2 = try tables.table("OS/2")
            let selection = try os2.short(at: 62)
            isItalic = isItalic || selection & 1 != 0
            weight = try os2.short(at: 4)
            // Bit 7 says which of the two browsers take (OpenType, fsSelection).
            if selection & 0x80 != 0 || lines.0 == 0 && lines.1 == 0 {
                lines = (
                    try os2.signed(at: 68), -(try os2.signed(at: 70)), try os2.signed(at: 72)
                )
            }
        }
        guard (1...5 * unit).contains(lines.0), (0...5 * unit).contains(lines.1) else {
            throw .damaged("hhea")
        }
        ascent = Double(lines.0) / Double(unit)
        descent = Double(lines.1) / Double(unit)
        lineGap = Double(max(0, min(lines.2, 5 * unit))) / Double(unit)
        style = isItalic ? .italic : .normal
        let single = min(1_000, max(1, weight))
        let axis = try Self.axis(tables)
        guard let told = axis ?? ThemeFont.Weight(single, single) else { throw .damaged("OS/2") }
        self.weight = told
        averageWidth = try GlyphWidths(tables, count: try hhea.short(at: 34)).average
            .map { $0 / Double(unit) }
    }

    /// The weights of a variable font.
    private static func axis(_ tables: FontTables) throws(FontFault) -> ThemeFont.Weight? {
        guard tables.has("fvar") else { return nil }
        let fvar = try tables.table("fvar")
        let start = try fvar.short(at: 4)
        let (count, size) = (try fvar.short(at: 8), try fvar.short(at: 10))
        for index in 0..<min(count, 64) {
            let axis = start + index * size
            guard try fvar.tag(at: axis) == "wght" else { continue }
            let least = max(1, try fvar.short(at: axis + 4))
            let most = min(1_000, try fvar.short(at: axis + 12))
            return ThemeFont.Weight(least, most)
        }
        return nil
    }
}

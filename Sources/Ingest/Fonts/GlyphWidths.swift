/// How wide the letters of running text are.
struct GlyphWidths {
    /// In units of the font; nil where it lacks one of the letters.
    let average: Double?

    /// How often each stands in ten thousand signs of Spanish, English and French news.
    private static let frequencies: KeyValuePairs<Unicode.Scalar, Int> = [
        " ": 1_660, "a": 760, "b": 100, "c": 300, "d": 360, "e": 1_090, "f": 120, "g": 110,
        "h": 220, "i": 590, "j": 30, "k": 30, "l": 430, "m": 230, "n": 610, "o": 610, "p": 230,
        "q": 60, "r": 560, "s": 620, "t": 570, "u": 390, "v": 100, "w": 70, "x": 20, "y": 100,
        "z": 30,
    ]

    /// - Parameters:
    ///   - tables: those of the font.
    ///   - count: for how many glyphs a width stands there; all others have the last one.
    /// - Throws: `FontFault` for a table that is missing or damaged.
    init(_ tables: FontTables, count: Int) throws(FontFault) {
        let widths = try tables.table("hmtx")
        let characters = try CharacterMap(try tables.table("cmap"))
        guard count > 0 else { throw .damaged("hmtx") }
        let isBare = tables.hasBareWidths
        var sum = 0.0
        var all = 0.0
        for (letter, frequency) in Self.frequencies {
            let glyph = try characters.glyph(of: letter)
            guard glyph > 0 else {
                average = nil
                return
            }
            let place = min(glyph, count - 1)
            let width = try widths.short(at: isBare ? 1 + place * 2 : place * 4)
            sum += Double(width * frequency)
            all += Double(frequency)
        }
        average = sum > 0 ? sum / all : nil
    }
}

/// Which glyph a character has: the `cmap` of a font in its formats 4 and 12.
struct CharacterMap {
    private let table: FontBytes
    private let start: Int
    private let isWide: Bool

    init(_ table: FontBytes) throws(FontFault) {
        var best: (rank: Int, start: Int, isWide: Bool)?
        let count = min(try table.short(at: 2), 64)
        for index in 0..<count {
            let entry = 4 + index * 8
            let platform = try table.short(at: entry)
            let encoding = try table.short(at: entry + 2)
            guard platform == 0 || platform == 3 && [1, 10].contains(encoding) else { continue }
            let start = try table.long(at: entry + 4)
            let format = try table.short(at: start)
            guard format == 4 || format == 12 else { continue }
            let rank = format == 12 ? 2 : 1
            if rank > best?.rank ?? 0 { best = (rank, start, format == 12) }
        }
        guard let best else { throw .damaged("cmap") }
        self.table = table
        start = best.start
        isWide = best.isWide
    }

    /// Zero for a character that the font does not have.
    func glyph(of character: Unicode.Scalar) throws(FontFault) -> Int {
        isWide ? try wide(Int(character.value)) : try narrow(Int(character.value))
    }

    private func wide(_ code: Int) throws(FontFault) -> Int {
        let count = try table.long(at: start + 12)
        var (low, high) = (0, min(count, table.count / 12))
        while low < high {
            let middle = (low + high) / 2
            let entry = start + 16 + middle * 12
            if code > (try table.long(at: entry + 4)) {
                low = middle + 1
            } else if code < (try table.long(at: entry)) {
                high = middle
            } else {
                return try table.long(at: entry + 8) + code - table.long(at: entry)
            }
        }
        return 0
    }

    private func narrow(_ code: Int) throws(FontFault) -> Int {
        let double = try table.short(at: start + 6)
        for index in 0..<double / 2 {
            let end = start + 14 + index * 2
            guard try table.short(at: end) >= code else { continue }
            let begin = end + double + 2
            guard try table.short(at: begin) <= code else { return 0 }
            let delta = try table.short(at: begin + double)
            let place = begin + double * 2
            let range = try table.short(at: place)
            if range == 0 { return (code + delta) & 0xFFFF }
            let glyph = try table.short(at: place + range + 2 * (code - table.short(at: begin)))
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
        }
        return 0
    }
}

/// Cuts text into folded terms, the same way for the index and for questions put to it.
struct TermScanner {
    /// Whether the last character of a run without spaces also stands alone, so that it is found by itself.
    private let endsRuns: Bool
    private var folding = CharacterFolding()
    private var term = Term()
    private var stem: Stem?
    /// The last character of a run of a script without spaces, and whether it was the first one.
    private var dense: FoldedCharacter?
    private var isRunStart = false

    init(forQuestions: Bool = false) {
        endsRuns = !forQuestions
    }

    /// Tells a sink each term of a text, in order.
    ///
    /// - Parameters:
    ///   - text: plain text, or our own cleaned HTML.
    ///   - isMarkup: whether tags and references are to be passed over.
    ///   - stem: what is taken off words.
    ///   - sink: is told each term.
    mutating func scan(
        _ text: String,
        isMarkup: Bool = false,
        stem: Stem? = nil,
        into sink: inout some TermSink
    ) {
        self.stem = stem
        var text = text
        text.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                let byte = bytes[place]
                if byte < 0x80 {
                    let folded = Self.folded(byte)
                    place += 1
                    if folded != 0 {
                        if dense != nil { endRun(&sink) }
                        term.append(letter: folded)
                    } else {
                        end(&sink)
                        if isMarkup { place = Self.end(ofMarkup: byte, in: bytes, from: place) }
                    }
                } else {
                    let (scalar, length) = Self.scalar(in: bytes, at: place)
                    place += length
                    add(scalar, &sink)
                }
            }
        }
        end(&sink)
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ sink: inout some TermSink) {
        switch folding.fold(scalar) {
        case .nothing: break
        case .one(let piece): add(piece, &sink)
        case .several(let pieces): for piece in pieces { add(piece, &sink) }
        }
    }

    private mutating func add(_ piece: CharacterFolding.Piece, _ sink: inout some TermSink) {
        switch piece {
        case .letter(let byte):
            if dense != nil { endRun(&sink) }
            term.append(letter: byte)
        case .character(let character):
            if dense != nil { endRun(&sink) }
            term.append(character)
        case .dense(let character):
            if term.count > 0 { endWord(&sink) }
            extendRun(with: character, &sink)
        case .separator: end(&sink)
        }
    }

    @inline(__always)
    private mutating func end(_ sink: inout some TermSink) {
        if term.count > 0 { endWord(&sink) }
        if dense != nil { endRun(&sink) }
    }

    private mutating func endWord(_ sink: inout some TermSink) {
        if let stem, Stem.fits(term) { stem.apply(to: &term) }
        sink.take(term)
        term = Term()
    }

    /// Pairs of neighbours stand for words where none are marked.
    private mutating func extendRun(
        with character: FoldedCharacter,
        _ sink: inout some TermSink
    ) {
        if let dense {
            var pair = Term()
            pair.append(dense)
            pair.append(character)
            sink.take(pair)
        }
        isRunStart = dense == nil
        dense = character
    }

    private mutating func endRun(_ sink: inout some TermSink) {
        if let dense, isRunStart || endsRuns {
            var single = Term()
            single.append(dense)
            sink.take(single)
        }
        dense = nil
    }
}

extension TermScanner {
    /// An ASCII letter in lower case or a digit; zero for what separates words.
    @inline(__always)
    private static func folded(_ byte: UInt8) -> UInt8 {
        let lower = byte | 0x20
        return lower &- 0x61 < 26 ? lower : byte &- 0x30 < 10 ? byte : 0
    }

    /// Behind a tag or a reference whose first byte was read; both separate words.
    private static func end(
        ofMarkup byte: UInt8,
        in bytes: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int {
        var place = start
        if byte == UInt8(ascii: "<") {
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
        } else if byte == UInt8(ascii: "&") {
            let limit = min(bytes.count, start + 8)
            while place < limit, bytes[place] != UInt8(ascii: ";") { place += 1 }
            if place == limit { return start }
        } else {
            return start
        }
        return min(place + 1, bytes.count)
    }

    /// The scalar at a place of well-formed UTF-8, and its length.
    private static func scalar(
        in bytes: UnsafeBufferPointer<UInt8>,
        at place: Int
    ) -> (Unicode.Scalar, Int) {
        let lead = bytes[place]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(bytes[place + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? " ", length)
    }
}

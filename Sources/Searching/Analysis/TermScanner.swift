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

    /// Tells `take` each term of a text, in order.
    ///
    /// - Parameters:
    ///   - text: plain text, or our own cleaned HTML.
    ///   - isMarkup: whether tags and references are to be passed over.
    ///   - stem: what is taken off words.
    ///   - take: is told each term.
    mutating func scan(
        _ text: String,
        isMarkup: Bool = false,
        stem: Stem? = nil,
        _ take: (borrowing Term) -> Void
    ) {
        self.stem = stem
        var text = text
        text.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                let byte = bytes[place]
                if byte < 0x80 {
                    let folded = Self.ascii[Int(byte)]
                    place += 1
                    if folded != 0 {
                        if dense != nil { endRun(take) }
                        term.append(letter: folded)
                    } else {
                        end(take)
                        if isMarkup { place = Self.end(ofMarkup: byte, in: bytes, from: place) }
                    }
                } else {
                    let (scalar, length) = Self.scalar(in: bytes, at: place)
                    place += length
                    add(scalar, take)
                }
            }
        }
        end(take)
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ take: (borrowing Term) -> Void) {
        for piece in folding.pieces(of: scalar) {
            switch piece {
            case .letter(let byte):
                if dense != nil { endRun(take) }
                term.append(letter: byte)
            case .character(let character):
                if dense != nil { endRun(take) }
                term.append(character)
            case .dense(let character):
                if term.count > 0 { endWord(take) }
                extendRun(with: character, take)
            case .separator: end(take)
            }
        }
    }

    private mutating func end(_ take: (borrowing Term) -> Void) {
        if term.count > 0 { endWord(take) }
        if dense != nil { endRun(take) }
    }

    private mutating func endWord(_ take: (borrowing Term) -> Void) {
        if let stem, Stem.fits(term) { stem.apply(to: &term) }
        take(term)
        term.clear()
    }

    /// Pairs of neighbours stand for words where none are marked.
    private mutating func extendRun(
        with character: FoldedCharacter,
        _ take: (borrowing Term) -> Void
    ) {
        if let dense {
            var pair = Term()
            pair.append(dense)
            pair.append(character)
            take(pair)
        }
        isRunStart = dense == nil
        dense = character
    }

    private mutating func endRun(_ take: (borrowing Term) -> Void) {
        if let dense, endsRuns || isRunStart {
            var single = Term()
            single.append(dense)
            take(single)
        }
        dense = nil
    }
}

extension TermScanner {
    /// ASCII letters in lower case and digits; zero for what separates words.
    private static let ascii: [UInt8] = (0..<128).map { (byte: UInt8) in
        switch byte {
        case 0x30...0x39, 0x61...0x7A: byte
        case 0x41...0x5A: byte | 0x20
        default: 0
        }
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

/// Takes a text apart into words, in one pass and without making any text of its own.
struct WordScanner {
    /// So many letters of a word are kept: `election`, `elections` and `electing` are one, in every language.
    static let stemLength = 6

    private(set) var words: [Word] = []
    private var word: Word?
    private var isFirst = true
    /// Digits since the last sign within a number, and what that sign was.
    private var pendingSign: UInt32?
    private var lastIdeogram: UInt32?

    /// The words of a text, of which no more than `limit` characters are read.
    static func words(of text: String, limit: Int) -> [Word] {
        var scanner = WordScanner()
        var left = limit
        for scalar in text.unicodeScalars {
            guard left > 0 else { break }
            left -= 1
            scanner.take(scalar)
        }
        scanner.end()
        return scanner.words
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        let letter = Letter(scalar)
        if case .ideogram(let value) = letter {
            end()
            takeIdeogram(value)
            return
        }
        lastIdeogram = nil
        switch letter {
        case .letter(let part, let second, let isCapital):
            resolveSign(isDigit: false)
            add(part, isCapital: isCapital, digit: nil)
            if let second { add(second, isCapital: false, digit: nil) }
        case .digit(let digit):
            resolveSign(isDigit: true)
            add(UInt32(digit) + 0x30, isCapital: false, digit: Int(digit))
        case .mark: break
        case .stop, .gap:
            if word?.number != nil, pendingSign == nil, scalar == "." || scalar == "," {
                pendingSign = scalar.value
            } else {
                end()
                if case .stop = letter { isFirst = true }
            }
        case .ideogram: break
        }
    }

    /// `1.200` and `1,200` are `1200`; `6.1` and `6,1` are one as well. A sign with no digit after it ends the word.
    private mutating func resolveSign(isDigit: Bool) {
        guard let sign = pendingSign else { return }
        pendingSign = nil
        if isDigit { return }
        end()
        if sign == 0x2E { isFirst = true }
    }

    private mutating func add(_ part: UInt32, isCapital: Bool, digit: Int?) {
        var current =
            word
            ?? Word(
                whole: WordKey(),
                stem: WordKey(),
                length: 0,
                isCapital: isCapital,
                isFirst: isFirst,
                number: digit.map { _ in 0 },
                startsWithDigit: digit != nil
            )
        current.whole.add(part)
        if current.startsWithDigit || current.length < Self.stemLength { current.stem.add(part) }
        current.length += 1
        if let digit, let number = current.number, number < 100_000_000 {
            current.number = number * 10 + digit
        } else if digit == nil {
            current.number = nil
        }
        word = current
        isFirst = false
    }

    private mutating func takeIdeogram(_ value: UInt32) {
        defer { lastIdeogram = value }
        guard let lastIdeogram else { return }
        var key = WordKey()
        key.add(lastIdeogram)
        key.add(value)
        words.append(
            Word(
                whole: key,
                stem: key,
                length: 2,
                isCapital: false,
                isFirst: false,
                number: nil,
                startsWithDigit: false
            )
        )
        isFirst = false
    }

    private mutating func end() {
        let hadStop = pendingSign == 0x2E
        pendingSign = nil
        if let word { words.append(word) }
        word = nil
        if hadStop { isFirst = true }
    }
}

/// Takes out of somebody else's text what steers the display or the terminal instead of being read.
extension String {
    /// On one line, without control characters, without what turns the direction of what stands beside it, and without
    /// code points that are no characters.
    public var plainLine: String {
        guard Self.needsCare(utf8) else { return self }
        let marks = hasRightToLeftLetters
        var result = ""
        for scalar in unicodeScalars {
            if scalar.breaksLine {
                if result.unicodeScalars.last != " " { result.append(" ") }
            } else if !scalar.steers, marks || !scalar.isDirectionMark {
                result.unicodeScalars.append(scalar)
            }
        }
        while result.unicodeScalars.last == " " { result.unicodeScalars.removeLast() }
        return String(result.drop { $0 == " " })
    }

    /// The same, not longer than so many code points.
    public func plainLine(atMost most: Int) -> String {
        // Of what is far too long no more is looked at than may be left of it.
        let scalars = unicodeScalars.prefix(most * 4)
        let line = String(scalars).plainLine.unicodeScalars
        let isCut = line.count > most || scalars.endIndex < unicodeScalars.endIndex
        return String(line.prefix(most)) + (isCut ? "…" : "")
    }

    /// The same over several lines, which stay.
    public var plainLines: String {
        guard Self.needsCare(utf8) else { return self }
        return split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
            .map { String($0).plainLine }.joined(separator: "\n")
    }

    /// For a terminal: what steers stands as `\u001b`, as JSON would write it too; lines and tabs stay.
    public var visibleControls: String {
        guard Self.needsCare(utf8) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            let isPlain = scalar == "\n" || scalar == "\t"
            if !isPlain, scalar.steers || scalar.breaksLine, scalar.value <= 0xFFFF {
                result += "\\u\(scalar.value.zeroPadded(4, radix: 16))"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether there is any such character: nearly all texts have none, and are looked at eight bytes at once.
    private static func needsCare(_ text: UTF8View) -> Bool {
        text.withContiguousStorageIfAvailable(needsCare)
            ?? Array(text).withUnsafeBufferPointer(needsCare)
    }

    private static func needsCare(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while true {
            index = text.first(from: index) { word in
                word.below(0x20) | word.equal(to: 0x7F) | word.beyondASCII
            }
            guard index < text.count else { return false }
            guard text[index] >= 0x80 else { return true }
            let second = index > 0 ? text[index - 1] : 0
            if steers(index > 1 ? text[index - 2] : 0, second, text[index]) { return true }
            index += 1
        }
    }

    /// By the last three bytes of a character in UTF-8, or its last two.
    private static func steers(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second) {
        case (_, 0xC2): third < 0xA0
        case (_, 0xD8): third == 0x9C
        case (0xE2, 0x80): third == 0x8E || third == 0x8F || (0xA8...0xAE).contains(third)
        case (0xE2, 0x81): (0xA6...0xAF).contains(third)
        case (0xEF, 0xB7): (0x90...0xAF).contains(third)
        case (0xEF, 0xBB): third == 0xBF
        case (0xEF, 0xBF): (0xB9...0xBB).contains(third) || third >= 0xBE
        case (0x80...0xBF, 0xBF): third >= 0xBE
        default: false
        }
    }

    /// Hebrew, Arabic and the scripts beside them, where marks of direction are part of good writing.
    private var hasRightToLeftLetters: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF,
                0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                true
            default: false
            }
        }
    }
}

extension Unicode.Scalar {
    /// White space of lines, of Unicode too.
    fileprivate var breaksLine: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Controls, embeddings, overrides and isolates of direction, annotations, and what is no character.
    fileprivate var steers: Bool {
        switch value {
        case 0..<0x09, 0x0E..<0x20, 0x7F...0x84, 0x86...0x9F: true
        case 0x202A...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }

    fileprivate var isDirectionMark: Bool {
        value == 0x200E || value == 0x200F || value == 0x061C
    }
}

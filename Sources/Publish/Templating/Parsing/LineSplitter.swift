/// Finds the lines on which tags stand alone, and takes white space and line ends from them.
struct LineSplitter {
    private let bytes: [UInt8]
    private var line: [Token] = []
    private var openKinds: [TagKind] = []
    private var pieces: [Piece] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func split(_ tokens: [Token]) -> [Piece] {
        for token in tokens {
            switch token {
            case .tag: line.append(token)
            case .text(let range): splitText(range)
            }
        }
        flush(terminator: bytes.count..<bytes.count)
        return pieces
    }

    private mutating func splitText(_ range: Range<Int>) {
        var start = range.lowerBound
        while let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
            let hasReturn = newline > start && bytes[newline - 1] == UInt8(ascii: "\r")
            let end = hasReturn ? newline - 1 : newline
            if start < end {
                line.append(.text(start..<end))
            }
            flush(terminator: end..<(newline + 1))
            start = newline + 1
        }
        if start < range.upperBound {
            line.append(.text(start..<range.upperBound))
        }
    }

    private mutating func flush(terminator: Range<Int>) {
        defer { line.removeAll(keepingCapacity: true) }
        let lead = leadingSpace(terminator: terminator)
        let shape = LineShape(line, isBlank: isBlank, openKinds: &openKinds)
        if shape.isStandalone {
            pieces.append(.hiddenLine(lead, closes: shape.startsWithClose))
            appendTags(lead: lead, areStandalone: !shape.isWholeParent)
            return
        }
        if shape.hasTags || shape.hasText {
            pieces.append(.line(lead))
            appendParts(lead: lead)
        } else {
            line.forEach { appendText($0) }
        }
        if !terminator.isEmpty {
            pieces.append(.text(terminator))
        }
    }

    /// The parts of a line that leaves no trace, without the white space around them.
    private mutating func appendTags(lead: Range<Int>, areStandalone: Bool) {
        let tags = line.indices.filter { index in
            if case .tag = line[index] { true } else { false }
        }
        guard let first = tags.first, let last = tags.last else { return }
        for index in first...last {
            switch line[index] {
            case .text(let range):
                if !areStandalone { pieces.append(.text(range)) }
            case .tag(let tag):
                let isStandalone = areStandalone || index == first
                pieces.append(.tag(tag, isStandalone: isStandalone, indentation: lead))
            }
        }
    }

    private mutating func appendParts(lead: Range<Int>) {
        let none = lead.upperBound..<lead.upperBound
        var isFirst = true
        for part in line {
            switch part {
            case .text(let range):
                let shown = max(range.lowerBound, lead.upperBound)..<range.upperBound
                if !shown.isEmpty {
                    pieces.append(.text(shown))
                    isFirst = false
                }
            case .tag(let tag):
                let indentation = isFirst ? lead : none
                pieces.append(.tag(tag, isStandalone: false, indentation: indentation))
                isFirst = false
            }
        }
    }

    private mutating func appendText(_ token: Token) {
        if case .text(let range) = token {
            pieces.append(.text(range))
        }
    }

    private func leadingSpace(terminator: Range<Int>) -> Range<Int> {
        switch line.first {
        case .text(let range):
            let end = bytes[range].firstIndex { !Self.isSpace($0) } ?? range.upperBound
            return range.lowerBound..<end
        case .tag(let tag): return tag.start..<tag.start
        case nil: return terminator.lowerBound..<terminator.lowerBound
        }
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy(Self.isSpace)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}

/// A token with what its line does to it.
enum Piece {
    case text(Range<Int>)
    /// The start of a line that is shown, with its leading white space.
    case line(Range<Int>)
    /// The start of a line that only holds tags and leaves no trace, with its leading white space.
    case hiddenLine(Range<Int>, closes: Bool)
    case tag(Tag, isStandalone: Bool, indentation: Range<Int>)
}

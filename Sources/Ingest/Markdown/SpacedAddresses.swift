import Foundation

/// Finds in the words of a text what was meant as a link or a picture of a file, and is none since the address has a
/// space: `[minutes](files/minutes 2.pdf)`.
struct SpacedAddresses {
    private(set) var found: [MarkdownReference] = []
    /// Words that follow each other, and where they begin.
    private var run: [UInt8] = []
    private var place = (line: 1, column: 1)

    /// Takes over the next words.
    mutating func add(_ text: UnsafePointer<CChar>, _ line: Int, _ column: Int) {
        if run.isEmpty { place = (line, column) }
        run += UnsafeRawBufferPointer(start: text, count: strlen(text))
    }

    /// Looks through the words, which something else follows.
    mutating func end() {
        guard !run.isEmpty else { return }
        defer { run.removeAll(keepingCapacity: true) }
        var opening: Int?
        var index = 0
        while index < run.count - 1 {
            if run[index] == UInt8(ascii: "[") { opening = index }
            let isTurn = run[index] == UInt8(ascii: "]") && run[index + 1] == UInt8(ascii: "(")
            index += 1
            guard isTurn, let start = opening else { continue }
            guard let close = Self.close(of: run, from: index + 1) else { return }
            if let address = Self.address(run[(index + 1)..<close]) {
                let isPicture = start > 0 && run[start - 1] == UInt8(ascii: "!")
                found.append(
                    MarkdownReference(
                        kind: isPicture ? .picture : .link,
                        address: address,
                        line: place.line,
                        column: place.column + start
                    )
                )
            }
            (opening, index) = (nil, close)
        }
    }

    /// Where the bracket ends whose content begins at an offset.
    private static func close(of text: [UInt8], from start: Int) -> Int? {
        var depth = 1
        return text[start...].firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
    }

    /// The name of a file with a space; nil for other words in brackets.
    private static func address(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let title = text.firstRange(of: " \"") ?? text.firstRange(of: " \u{201C}")
        let address = text[..<(title?.lowerBound ?? text.endIndex)]
            .trimmingCharacters(in: .whitespaces)
        guard address.contains(" "), let dot = address.lastIndex(of: ".") else { return nil }
        let ending = address[address.index(after: dot)...]
        let isEnding =
            (2...5).contains(ending.count) && ending.contains(where: \.isLetter)
            && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return isEnding ? address : nil
    }
}

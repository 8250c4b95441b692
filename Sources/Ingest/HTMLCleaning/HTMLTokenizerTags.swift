/// Tags and their attributes (13.2.5.6 to 13.2.5.8, 13.2.5.32 to 13.2.5.40).
extension HTMLTokenizer {
    /// What a `<` in data begins; nil when it stands for nothing.
    mutating func advanceOverMarkup() -> Kind? {
        let next = input[position + 1]
        if next.isASCIILetter { return advanceOverTag(.startTag, from: position + 1) }
        if next == .exclamation { return advanceOverDeclaration() }
        if next == .question { return advanceOverBogusComment(from: position + 1) }
        // The text scanner stops at "</" only when a byte follows.
        let afterSlash = input[position + 2]
        if afterSlash.isASCIILetter { return advanceOverTag(.endTag, from: position + 2) }
        if afterSlash == .greaterThan {
            position += 3
            return nil
        }
        return advanceOverBogusComment(from: position + 2)
    }

    /// The tag whose name begins at `start`; a tag that never ends is dropped.
    mutating func advanceOverTag(_ kind: Kind, from start: Int) -> Kind {
        tokenStart = position
        attributes.removeAll(keepingCapacity: true)
        isSelfClosing = false
        let end = readTag(from: start)
        position = end ?? input.count
        return end == nil ? .end : kind
    }

    /// Where the tag ends; nil when the input does first.
    private mutating func readTag(from start: Int) -> Int? {
        var index = appendName(from: start) { $0.isHTMLSpace || $0 == .slash || $0 == .greaterThan }
        nameEnd = scratch.count
        while index < input.count {
            let byte = input[index]
            if byte == .greaterThan { return index + 1 }
            if byte == .slash {
                index += 1
                if index < input.count, input[index] == .greaterThan {
                    isSelfClosing = true
                    return index + 1
                }
            } else if byte.isHTMLSpace {
                index += 1
            } else if let end = readAttribute(from: index) {
                index = end
            } else {
                return nil
            }
        }
        return nil
    }

    /// Where the attribute ends; nil when the input does inside its value.
    private mutating func readAttribute(from start: Int) -> Int? {
        let nameStart = scratch.count
        var index = start
        if input[index] == .equals {
            scratch.append(.equals)
            index += 1
        }
        index = appendName(from: index) {
            $0.isHTMLSpace || $0 == .slash || $0 == .greaterThan || $0 == .equals
        }
        let name = nameStart..<scratch.count
        let afterName = index
        index = skipSpace(from: index)
        guard index < input.count, input[index] == .equals else {
            keepAttribute(name, value: Piece(range: 0..<0, isScratch: false))
            return afterName
        }
        return readValue(of: name, from: skipSpace(from: index + 1))
    }

    /// Where the value that begins at `start` ends; nil when the input does first.
    private mutating func readValue(of name: Range<Int>, from start: Int) -> Int? {
        guard start < input.count else { return nil }
        let quote = input[start]
        guard quote == .doubleQuote || quote == .singleQuote else {
            let end = endOfUnquotedValue(from: start)
            keepAttribute(name, value: value(in: start..<end))
            return end
        }
        guard let end = endOfQuotedValue(from: start + 1, quote: quote) else { return nil }
        keepAttribute(name, value: value(in: (start + 1)..<end))
        return end + 1
    }

    /// Copies a name in lower case and returns where it ends.
    private mutating func appendName(from start: Int, until isEnd: (UInt8) -> Bool) -> Int {
        var index = start
        while index < input.count {
            let byte = input[index]
            if isEnd(byte) { break }
            if byte == 0 {
                scratch.appendReplacementCharacter()
            } else {
                scratch.append(byte.asciiLowercased)
            }
            index += 1
        }
        return index
    }

    private mutating func keepAttribute(_ name: Range<Int>, value: Piece) {
        guard attributes.count < Self.attributeLimit else { return }
        let isKnown = scratch.withUnsafeBufferPointer { scratch in
            attributes.contains {
                $0.name.count == name.count && scratch[$0.name].elementsEqual(scratch[name])
            }
        }
        if !isKnown { attributes.append(AttributeSlice(name: name, value: value)) }
    }

    /// The value as it stands in the input, or decoded in the scratch buffer.
    private mutating func value(in range: Range<Int>) -> Piece {
        let isPlain = input.withUnsafeBufferPointer {
            !$0[range].contains { $0 == .ampersand || $0 == 0 }
        }
        if isPlain { return Piece(range: range, isScratch: false) }
        let start = scratch.count
        input.withUnsafeBufferPointer {
            Self.decode(UnsafeBufferPointer(rebasing: $0[range]), into: &scratch)
        }
        return Piece(range: start..<scratch.count, isScratch: true)
    }

    private static func decode(
        _ value: UnsafeBufferPointer<UInt8>,
        into output: inout [UInt8]
    ) {
        var index = 0
        while index < value.count {
            let byte = value[index]
            if byte == .ampersand,
                let end = CharacterReferences.read(
                    value,
                    at: index,
                    inAttribute: true,
                    into: &output
                )
            {
                index = end
                continue
            }
            if byte == 0 { output.appendReplacementCharacter() } else { output.append(byte) }
            index += 1
        }
    }

    private func endOfQuotedValue(from start: Int, quote: UInt8) -> Int? {
        input.withUnsafeBufferPointer { $0[start...].firstIndex(of: quote) }
    }

    private func endOfUnquotedValue(from start: Int) -> Int {
        input.withUnsafeBufferPointer {
            $0[start...].firstIndex { $0.isHTMLSpace || $0 == .greaterThan } ?? $0.count
        }
    }

    private func skipSpace(from start: Int) -> Int {
        var index = start
        while index < input.count, input[index].isHTMLSpace { index += 1 }
        return index
    }
}

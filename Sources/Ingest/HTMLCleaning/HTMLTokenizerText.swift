import Basics

/// Text between tags: data, RCDATA, RAWTEXT, PLAINTEXT and CDATA sections.
extension HTMLTokenizer {
    mutating func advanceInData() -> Kind {
        while true {
            let end = endOfPlainText(from: position)
            if end > position { return emitText(upTo: end) }
            guard position < input.count else { return .end }
            if input[position] == .ampersand { return advanceOverReference() }
            if let kind = advanceOverMarkup() { return kind }
        }
    }

    /// RCDATA, RAWTEXT and script data: text up to the end tag that fits.
    mutating func advanceInRaw(decodesReferences: Bool) -> Kind {
        let end = rawEnd ?? endOfRawText()
        rawEnd = end
        if position < end {
            let byte = input[position]
            if byte == 0 { return emitReplacementCharacter() }
            if byte == .ampersand, decodesReferences { return advanceOverReference() }
            var stop = position + 1
            while stop < end, input[stop] != 0, !decodesReferences || input[stop] != .ampersand {
                stop += 1
            }
            return emitText(upTo: stop)
        }
        guard position < input.count else { return .end }
        contentModel = .data
        return advanceOverTag(.endTag, from: position + 2)
    }

    mutating func advanceInPlainText() -> Kind {
        guard position < input.count else { return .end }
        if input[position] == 0 { return emitReplacementCharacter() }
        return emitText(upTo: input[position...].firstIndex(of: 0) ?? input.count)
    }

    mutating func advanceInCharacterData() -> Kind {
        let bracket = UInt8(ascii: "]")
        var end = position
        while end < input.count {
            if input[end] == .greaterThan, end >= position + 2, input[end - 1] == bracket,
                input[end - 2] == bracket
            {
                contentModel = .data
                let text = position..<(end - 2)
                position = end + 1
                if text.isEmpty { return advance() }
                return emitText(text)
            }
            end += 1
        }
        return end > position ? emitText(upTo: end) : .end
    }

    /// One reference, or the ampersand that is none.
    mutating func advanceOverReference() -> Kind {
        tokenStart = position
        let end = input.withUnsafeBufferPointer {
            CharacterReferences.read($0, at: position, inAttribute: false, into: &scratch)
        }
        guard let end else { return emitText(upTo: position + 1) }
        text = Piece(range: 0..<scratch.count, isScratch: true)
        position = end
        return .text
    }

    mutating func emitText(upTo end: Int) -> Kind {
        let range = position..<end
        position = end
        return emitText(range)
    }

    private mutating func emitText(_ range: Range<Int>) -> Kind {
        tokenStart = range.lowerBound
        text = Piece(range: range, isScratch: false)
        return .text
    }

    private mutating func emitReplacementCharacter() -> Kind {
        tokenStart = position
        scratch.appendReplacementCharacter()
        text = Piece(range: 0..<scratch.count, isScratch: true)
        position += 1
        return .text
    }

    /// The next place where markup or a reference may begin.
    private func endOfPlainText(from start: Int) -> Int {
        input.withUnsafeBufferPointer { input in
            var index = start
            while true {
                index = input.first(from: index) { word in
                    word.equal(to: .lessThan) | word.equal(to: .ampersand)
                }
                guard index < input.count else { return index }
                let starts =
                    input[index] == .lessThan
                    ? Self.startsMarkup(input, at: index) : Self.startsReference(input, at: index)
                if starts { return index }
                index += 1
            }
        }
    }

    private static func startsMarkup(_ input: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard index + 1 < input.count else { return false }
        let next = input[index + 1]
        if next == .slash { return index + 2 < input.count }
        return next.isASCIILetter || next == .exclamation || next == .question
    }

    private static func startsReference(
        _ input: UnsafeBufferPointer<UInt8>,
        at index: Int
    ) -> Bool {
        guard index + 1 < input.count else { return false }
        return input[index + 1] == .numberSign || input[index + 1].isASCIIAlphanumeric
    }

    /// Whether the end tag of the element with raw text that was just opened follows at all.
    mutating func hasEndTag(of element: HTMLElement) -> Bool {
        if unclosedElements.contains(element) { return false }
        let end = input.withUnsafeBufferPointer {
            RawText($0, endTag: element.name).end(from: position)
        }
        if end < input.count { return true }
        unclosedElements.append(element)
        return false
    }

    private func endOfRawText() -> Int {
        input.withUnsafeBufferPointer {
            let raw = RawText($0, endTag: lastStartTag)
            return contentModel == .scriptData
                ? raw.scriptEnd(from: position) : raw.end(from: position)
        }
    }
}

/// Comments, declarations and what is taken for a comment (13.2.5.41 to 13.2.5.52).
extension HTMLTokenizer {
    mutating func advanceOverDeclaration() -> Kind {
        let start = position + 2
        if hasPrefix("--", at: start) { return advanceOverComment(from: start + 2) }
        if hasPrefix("doctype", at: start) { return advanceOverDoctype(from: start + 7) }
        if allowsCharacterData, input[start...].starts(with: "[CDATA[".utf8) {
            contentModel = .cdata
            position = start + 7
            return advance()
        }
        return advanceOverBogusComment(from: start)
    }

    mutating func advanceOverBogusComment(from start: Int) -> Kind {
        let end = input[start...].firstIndex(of: .greaterThan)
        return emitComment(start..<(end ?? input.count), next: end.map { $0 + 1 } ?? input.count)
    }

    private mutating func advanceOverComment(from start: Int) -> Kind {
        if hasPrefix(">", at: start) { return emitComment(start..<start, next: start + 1) }
        if hasPrefix("->", at: start) { return emitComment(start..<start, next: start + 2) }
        var index = start
        while let end = input[index...].firstIndex(of: .greaterThan) {
            if let textEnd = endOfComment(start: start, at: end) {
                return emitComment(start..<textEnd, next: end + 1)
            }
            index = end + 1
        }
        return emitComment(start..<endOfUnclosedComment(start: start), next: input.count)
    }

    /// Where the comment's text ends when the `>` at `end` closes it: after `--` or `--!`.
    private func endOfComment(start: Int, at end: Int) -> Int? {
        var dashes = end
        if dashes > start, input[dashes - 1] == .exclamation { dashes -= 1 }
        guard dashes - 2 >= start, input[dashes - 1] == .hyphen, input[dashes - 2] == .hyphen else {
            return nil
        }
        return dashes - 2
    }

    /// Dashes that might have closed the comment are not part of its text.
    private func endOfUnclosedComment(start: Int) -> Int {
        if let end = endOfComment(start: start, at: input.count) { return end }
        return input.count > start && input.last == .hyphen ? input.count - 1 : input.count
    }

    private mutating func emitComment(_ range: Range<Int>, next: Int) -> Kind {
        tokenStart = position
        position = next
        text = Piece(range: range, isScratch: false)
        guard input[range].contains(0) else { return .comment }
        for byte in input[range] {
            if byte == 0 { scratch.appendReplacementCharacter() } else { scratch.append(byte) }
        }
        text = Piece(range: 0..<scratch.count, isScratch: true)
        return .comment
    }

    /// Whether the lower-case `prefix` stands at `start`, in whatever case.
    func hasPrefix(_ prefix: StaticString, at start: Int) -> Bool {
        guard start + prefix.utf8CodeUnitCount <= input.count else { return false }
        return prefix.withUTF8Buffer { prefix in
            prefix.indices.allSatisfy { input[start + $0].asciiLowercased == prefix[$0] }
        }
    }
}

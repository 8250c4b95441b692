/// Finds where the text of a `script`, `style`, `title` and their like ends.
struct RawText {
    private enum ScriptState {
        case plain, escaped, doubleEscaped
    }

    private let input: UnsafeBufferPointer<UInt8>
    private let endTag: [UInt8]

    /// - Parameters:
    ///   - input: the whole document
    ///   - endTag: the lower-case name that ends the text
    init(_ input: UnsafeBufferPointer<UInt8>, endTag: [UInt8]) {
        self.input = input
        self.endTag = endTag
    }

    /// The index of the `</` that ends RCDATA or RAWTEXT, or the end of the input.
    func end(from start: Int) -> Int {
        var index = start
        while index < input.count {
            if input[index] == .lessThan, isEndTag(at: index) { return index }
            index += 1
        }
        return index
    }

    /// The index of the `</` that ends script data, or the end of the input: a `<script>` inside
    /// `<!-- -->` takes its own end tag (13.2.5.15 to 13.2.5.31).
    func scriptEnd(from start: Int) -> Int {
        var state = ScriptState.plain
        var dashes = 0
        var index = start
        while index < input.count {
            switch input[index] {
            case .hyphen:
                dashes += 1
                index += 1
            case .lessThan:
                if state != .doubleEscaped, isEndTag(at: index) { return index }
                let opensComment = state == .plain && hasPrefix("!--", at: index + 1)
                dashes = opensComment ? 2 : 0
                index = scriptIndex(after: index, state: &state)
            case .greaterThan:
                if dashes >= 2 { state = .plain }
                dashes = 0
                index += 1
            default:
                dashes = 0
                index += 1
            }
        }
        return index
    }

    /// Where to go on after the `<` at `index`, which may change the state.
    private func scriptIndex(after index: Int, state: inout ScriptState) -> Int {
        let next = index + 1
        switch state {
        case .plain:
            guard hasPrefix("!--", at: next) else { return next }
            state = .escaped
            return next + 3
        case .escaped:
            guard let end = endOfScriptName(at: next) else { return next }
            state = .doubleEscaped
            return end
        case .doubleEscaped:
            guard next < input.count, input[next] == .slash,
                let end = endOfScriptName(at: next + 1)
            else { return next }
            state = .escaped
            return end
        }
    }

    private func isEndTag(at index: Int) -> Bool {
        let end = index + 2 + endTag.count
        guard end < input.count, input[index + 1] == .slash, !endTag.isEmpty else { return false }
        for offset in endTag.indices
        where input[index + 2 + offset].asciiLowercased != endTag[offset] {
            return false
        }
        return isEndOfName(input[end])
    }

    private func isEndOfName(_ byte: UInt8) -> Bool {
        byte.isHTMLSpace || byte == .slash || byte == .greaterThan
    }

    private func endOfScriptName(at index: Int) -> Int? {
        let end = index + 6
        guard end < input.count, hasPrefix("script", at: index), isEndOfName(input[end]) else {
            return nil
        }
        return end + 1
    }

    private func hasPrefix(_ prefix: StaticString, at index: Int) -> Bool {
        guard index + prefix.utf8CodeUnitCount <= input.count else { return false }
        return prefix.withUTF8Buffer { prefix in
            prefix.indices.allSatisfy { input[index + $0].asciiLowercased == prefix[$0] }
        }
    }
}

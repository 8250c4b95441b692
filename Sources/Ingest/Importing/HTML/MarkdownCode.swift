/// Tells the code in a Markdown text from its words: what stands in it is left as it is.
enum MarkdownCode {
    /// The text in parts, in order.
    static func parts(of text: String) -> [(text: String, isCode: Bool)] {
        var parts: [(text: String, isCode: Bool)] = []
        var words = ""
        var code = ""
        var fence: (sign: Character, length: Int)?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let bare = line.drop { $0 == " " }
            let sign = bare.first
            let length = sign == "`" || sign == "~" ? bare.prefix { $0 == sign }.count : 0
            if let open = fence {
                code += line + "\n"
                let isEnd =
                    sign == open.sign && length >= open.length
                    && bare.drop { $0 == open.sign }.allSatisfy(\.isWhitespace)
                guard isEnd else { continue }
                parts.append((code, true))
                (code, fence) = ("", nil)
            } else if length >= 3, let sign {
                parts += inline(words)
                (words, code, fence) = ("", line + "\n", (sign, length))
            } else {
                words += line + "\n"
            }
        }
        // The last line had no end of its own.
        if fence == nil { words = String(words.dropLast()) } else { code = String(code.dropLast()) }
        parts += inline(words)
        if !code.isEmpty { parts.append((code, true)) }
        return parts.filter { !$0.text.isEmpty }
    }

    /// The text without more than one blank line anywhere but in code.
    static func tidied(_ text: String) -> String {
        var whole = ""
        for (part, isCode) in parts(of: text) {
            let isSpaced = !isCode && part.utf8.count { $0 == UInt8(ascii: "\n") } > 2
            var part = isSpaced ? part.replacing(/\n[ \t]*\n\s*\n/, with: "\n\n") : part
            // Behind a block of code, which ends with its line.
            if !isCode, whole.hasSuffix("\n"), part.hasPrefix("\n") {
                part = "\n" + part.drop(while: \.isNewline)
            }
            whole += part
        }
        let start = whole.drop(while: \.isNewline)
        return start.replacing(/\s+$/, with: "") + "\n"
    }

    /// Code within lines: between runs of as many ticks.
    private static func inline(_ text: String) -> [(text: String, isCode: Bool)] {
        guard text.contains("`") else { return [(text, false)] }
        var parts: [(text: String, isCode: Bool)] = []
        var rest = text[...]
        var words = ""
        var breaks = NextPlace("\n\n")
        while let open = rest.firstIndex(of: "`") {
            words += rest[..<open]
            let ticks = rest[open...].prefix { $0 == "`" }
            let inner = rest[ticks.endIndex...]
            let paragraph = breaks.first(in: inner)?.lowerBound ?? inner.endIndex
            guard let end = closing(ticks.count, in: inner[..<paragraph]) else {
                words += ticks
                rest = inner
                continue
            }
            parts.append((words, false))
            parts.append((String(rest[open..<end]), true))
            words = ""
            rest = rest[end...]
        }
        parts.append((words + rest, false))
        return parts
    }

    private static func closing(_ count: Int, in text: Substring) -> Substring.Index? {
        var rest = text
        while let tick = rest.firstIndex(of: "`") {
            let run = rest[tick...].prefix { $0 == "`" }
            if run.count == count { return run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }
}

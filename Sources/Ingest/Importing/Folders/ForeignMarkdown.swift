import Basics

/// Writes what the Markdown of other programs has beside this one in its own signs, and counts what it has none for.
struct ForeignMarkdown {
    private(set) var text: String
    private(set) var losses: [String] = []

    init(_ markdown: String) {
        text = markdown
        guard Self.signs.contains(where: { ByteSearch.contains($0, in: markdown) }) else { return }
        let code = HiddenCode(markdown)
        text = code.text
        if Self.colons.contains(where: { ByteSearch.contains($0, in: text) }) {
            text = DefinitionLists.written(text)
        }
        writeNotes()
        dropAttributes()
        writeSmallLetters()
        count()
        text = code.shown(text)
    }

    /// Without any of these a text has nothing of what is looked for.
    private static let signs: [StaticString] =
        colons + ["[!", "{", "~", "^", "$$", "==", "++", "*["]
    /// How the line of a definition begins.
    private static let colons: [StaticString] = ["\n:", "\n :", "\n  :", "\n   :"]

    /// `> [!NOTE]`: a quotation that begins with what it is.
    private mutating func writeNotes() {
        guard ByteSearch.contains("[!", in: text) else { return }
        text.replace(
            /(?m)^((?:[ \t]*>)+)[ \t]*\[!([A-Za-z]+)\][+\-]?[ \t]*([^\n]*)$/
        ) { match in
            let kind = match.output.2
            let words = match.output.3
            let title =
                words.isEmpty
                ? kind.prefix(1).uppercased() + kind.dropFirst().lowercased() : String(words)
            return "\(match.output.1) **\(title)**\n\(match.output.1)"
        }
    }

    /// `{.left width=300}` on a line of its own, after a heading, and after a picture or a link.
    private mutating func dropAttributes() {
        guard ByteSearch.contains("{", in: text) else { return }
        let attributes =
            #/
            (?m)(?<head>^\x20{0,3}|\)[\x20\t]?|^\x23{1,6}[\x20\t][^\n]*?)
            \{[\x20\t]*(?:[.\x23][\w\-]+|[\w\-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s\}"']+))
            (?:[\x20\t]+(?:[.\x23][\w\-]+|[\w\-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s\}"']+)))*
            [\x20\t]*\}(?<end>[\x20\t]*$)?
            /#
        text.replace(attributes) { match in
            let head = match.output.head
            if head.hasPrefix(")") { return ")\(match.output.end ?? "")" }
            guard match.output.end != nil else { return String(match.output.0) }
            var kept = String(head)
            while kept.last?.isWhitespace == true { kept.removeLast() }
            return kept
        }
    }

    /// `H~2~O` and `m^2^`, but in addresses, tags and formulas.
    private mutating func writeSmallLetters() {
        guard ByteSearch.contains("~", in: text) || ByteSearch.contains("^", in: text) else {
            return
        }
        let letters =
            #/
            \]\([^)\n]{0,500}\)|<[^>\n]{0,500}>|https?:\/\/\S+|\{\{[^\n]{0,500}?\}\}
            |\$\$[^$]{0,500}\$\$|\$[^\s$][^$\n]{0,500}\$
            |(?<before>[\p{L}\p{N})\]])(?:~(?<low>[+\-−]?[\p{L}\p{N}]{1,12})~(?!~)
            |\^(?<high>[+\-−]?[\p{L}\p{N}]{1,12})\^(?!\^))
            /#
        text.replace(letters) { match in
            let before = match.output.before ?? ""
            if let low = match.output.low { return "\(before)<sub>\(low)</sub>" }
            if let high = match.output.high { return "\(before)<sup>\(high)</sup>" }
            return String(match.output.0)
        }
    }

    /// What stays as it was written, and is shown so.
    private mutating func count() {
        func lose(_ kind: String, _ count: Int) {
            if count > 0 { losses.append("\(kind): \(count)") }
        }
        let text = withoutCalls
        lose("formulas", text.matches(of: /\$\$[^$]+\$\$/).count)
        lose("attributes in braces", text.matches(of: /\{[.#][\w\-]+[^\{\}\n]*\}/).count)
        lose("marks '==' around words", text.matches(of: /==[^\s=][^=\n]*==/).count)
        lose("marks '++' around words", text.matches(of: /\+\+[^\s+][^+\n]*\+\+/).count)
        lose("definitions without a term", text.matches(of: /(?m)^ {0,3}:[ \t]+\S/).count)
        lose("abbreviations", text.matches(of: /(?m)^\*\[[^\]\n]+\]:/).count)
    }

    /// The text without what stands in double braces on one line.
    private var withoutCalls: String {
        var (ends, lines) = (NextPlace("}}"), NextPlace("\n"))
        var output = ""
        var rest = text[...]
        while let open = rest.place(of: "{{"), let end = ends.first(in: rest[open.upperBound...]) {
            let line = lines.first(in: rest[open.upperBound...])
            let isOnOneLine = line.map { end.lowerBound < $0.lowerBound } ?? true
            output += rest[..<(isOnOneLine ? open.lowerBound : open.upperBound)]
            rest = rest[(isOnOneLine ? end.upperBound : open.upperBound)...]
        }
        return output + rest
    }
}

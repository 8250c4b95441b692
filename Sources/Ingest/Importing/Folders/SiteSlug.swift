/// A part of an address as Hugo and Jekyll make it: lower case, blanks as hyphens, letters of any script.
enum SiteSlug {
    static func make(_ text: String) -> String { make(text, keeping: "_.") }

    /// As Hugo makes it of the name of a file or of a title.
    static func hugo(_ text: String) -> String { written(make(text, keeping: hugoSigns)) }

    /// As Hugo makes it of a tag, which keeps its slashes and each of its hyphens.
    static func hugoTerm(_ text: String) -> String {
        written(
            text.lowercased().map { $0.isWhitespace ? "-" : $0 }.filter {
                $0.isLetter || $0.isNumber || "-/\(hugoSigns)".contains($0)
            }
        )
    }

    private static let hugoSigns = "_.+#~@"

    /// As an address has it, of which a number sign would be the end.
    private static func written(_ characters: some Sequence<Character>) -> String {
        String(characters).replacing("#", with: "%23")
    }

    private static func make(_ text: String, keeping signs: String) -> String {
        var output = ""
        for character in text.lowercased() {
            if character.isLetter || character.isNumber || signs.contains(character) {
                output.append(character)
            } else if character == "-" || character.isWhitespace, output.last != "-" {
                output.append("-")
            }
        }
        while output.hasSuffix("-") { output.removeLast() }
        return String(output.drop { $0 == "-" })
    }
}

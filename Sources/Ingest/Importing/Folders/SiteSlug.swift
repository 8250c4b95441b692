/// A part of an address as Hugo and Jekyll make it: lower case, blanks as hyphens, letters of any script.
enum SiteSlug {
    static func make(_ text: String) -> String {
        var output = ""
        for character in text.lowercased() {
            if character.isLetter || character.isNumber || "_.".contains(character) {
                output.append(character)
            } else if character == "-" || character.isWhitespace, output.last != "-" {
                output.append("-")
            }
        }
        while output.hasSuffix("-") { output.removeLast() }
        return String(output.drop { $0 == "-" })
    }
}

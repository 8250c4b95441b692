/// A name and an e-mail address out of the one text that RSS gives for both.
struct PersonText: Equatable {
    let name: String?
    let email: String?

    /// Reads `Name`, `a@b.c`, `a@b.c (Name)`, `Name (a@b.c)` and `Name <a@b.c>`.
    init(_ text: String) {
        // Most authors are named without an address, and then there is nothing to take apart.
        let words =
            text.utf8.contains(UInt8(ascii: "@")) ? text.split(whereSeparator: Self.divides) : []
        guard let address = words.first(where: Self.isAddress) else {
            let name = text.trimmingASCIISpace()
            self.name = name.isEmpty ? nil : name
            email = nil
            return
        }
        email = Self.bare(address)
        var rest = text
        rest.replaceSubrange(address.startIndex..<address.endIndex, with: "")
        for empty in ["()", "<>", "[]", "\"\""] { rest = rest.replacing(empty, with: "") }
        var name = Substring(TitleText.collapsed(rest))
        if name.hasPrefix("("), name.hasSuffix(")") { name = name.dropFirst().dropLast() }
        while let last = name.last, " ,;:-".contains(last) { name = name.dropLast() }
        self.name = name.isEmpty ? nil : TitleText.collapsed(String(name))
    }

    private static func divides(_ character: Character) -> Bool {
        " \t\n()<>[]\"".contains(character)
    }

    private static func isAddress(_ word: Substring) -> Bool {
        let parts = bare(word).split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    }

    private static func bare(_ word: Substring) -> String {
        let prefix = "mailto:"
        return String(word.hasPrefix(prefix) ? word.dropFirst(prefix.count) : word)
    }
}

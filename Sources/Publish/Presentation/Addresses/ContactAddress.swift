/// Turns what a person gave to be reached by into links, and nothing else into anything.
public enum ContactAddress {
    /// `mailto:` for a text that is one address.
    public static func mail(_ text: String) -> String? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && $0.value < 0x7F && !"\"'<>(),:;\\[]&?%".unicodeScalars.contains($0)
        }
        guard parts.count == 2, isPlain, parts.allSatisfy({ !$0.isEmpty }), parts[1].contains(".")
        else { return nil }
        return "mailto:\(text)"
    }

    /// `tel:` with the digits of a text that has enough of them.
    public static func phone(_ text: String) -> String? {
        let digits = text.unicodeScalars.filter { ("0"..."9").contains($0) }
        let known = text.unicodeScalars.allSatisfy {
            ("0"..."9").contains($0) || " +-./()".unicodeScalars.contains($0)
        }
        guard known, (3...15).contains(digits.count) else { return nil }
        let plus = text.first == "+" ? "+" : ""
        return "tel:\(plus)\(String(String.UnicodeScalarView(digits)))"
    }

    /// An address as people read it: `example.org/ana`.
    public static func shown(_ address: String) -> String {
        var text = address.drop { $0 != "/" }.drop { $0 == "/" }
        if text.hasPrefix("www.") { text = text.dropFirst(4) }
        while text.last == "/" { text = text.dropLast() }
        return String(text)
    }
}

import Basics
import Foundation

/// Words as Markdown says them: nothing in them is taken for a sign.
enum MarkdownEscaping {
    /// Words amid a line; white space is one blank.
    static func inline(_ text: String) -> String {
        var output = ""
        let scalars = Array(collapsed(text).unicodeScalars)
        for (place, scalar) in scalars.enumerated() {
            let before = place > 0 ? scalars[place - 1] : " "
            let after = place + 1 < scalars.count ? scalars[place + 1] : " "
            if needsEscape(scalar, before, after) { output.unicodeScalars.append("\\") }
            output.unicodeScalars.append(scalar)
        }
        return output
    }

    /// White space as a browser shows it. A space that does not break stays.
    static func collapsed(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var isBlank = false
        for scalar in text.unicodeScalars {
            if " \n\t\r\u{0C}".unicodeScalars.contains(scalar) {
                isBlank = true
                continue
            }
            if isBlank { output.append(" ") }
            isBlank = false
            guard scalar.properties.generalCategory != .control else { continue }
            output.append(scalar)
        }
        if isBlank { output.append(" ") }
        return String(output)
    }

    private static func needsEscape(
        _ scalar: Unicode.Scalar,
        _ before: Unicode.Scalar,
        _ after: Unicode.Scalar
    ) -> Bool {
        switch scalar {
        case "\\", "`", "*", "[", "]", "<", "~", "|": true
        case "_": !isWord(before) || !isWord(after)
        case "&": isWord(after) || after == "#"
        // Else an address becomes a link that ends where Markdown thinks it does.
        case ":": after == "/" && isWord(before)
        case ".": before == "w" && isWord(after)
        case "!": after == "["
        default: false
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// A paragraph of which no line begins anything else; breaks of lines stand only between words.
    static func paragraph(_ text: String) -> String {
        text.split(separator: "\\\n").map { part in
            line(part.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n")))
        }
        .filter { !$0.isEmpty }.joined(separator: "\\\n")
    }

    private static func line(_ line: String) -> String {
        if let first = line.unicodeScalars.first, "#>+-=:".unicodeScalars.contains(first) {
            return "\\" + line
        }
        guard let number = line.firstMatch(of: /^(\d{1,9})([.)])(\s|$)/) else { return line }
        let rest = line.dropFirst(number.output.1.count)
        return "\(number.output.1)\\\(rest)"
    }

    /// The title of a picture or of a link, between quotes.
    static func title(_ text: String) -> String {
        inline(text).trimmingCharacters(in: .whitespaces).backslashed("\"")
    }

    /// The target of a link.
    static func address(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ": output.append(contentsOf: "%20".unicodeScalars)
            case "(": output.append(contentsOf: "%28".unicodeScalars)
            case ")": output.append(contentsOf: "%29".unicodeScalars)
            case "<": output.append(contentsOf: "%3C".unicodeScalars)
            case ">": output.append(contentsOf: "%3E".unicodeScalars)
            case "\\": output.append(contentsOf: "%5C".unicodeScalars)
            case "\"": output.append(contentsOf: "%22".unicodeScalars)
            case _ where scalar.properties.generalCategory == .control: break
            default: output.append(scalar)
            }
        }
        return String(output)
    }

    /// A value of a shortcode, between quotes.
    static func value(_ text: String) -> String {
        collapsed(text).trimmingCharacters(in: .whitespaces)
            .spelled { $0 == UInt8(ascii: "\\") ? "" : nil }.backslashed("\"")
    }
}

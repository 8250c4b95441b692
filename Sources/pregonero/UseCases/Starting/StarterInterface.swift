/// The texts of the interface in a language that the theme does not speak: what is translated, the rest in English.
struct StarterInterface {
    let english: String
    /// `key = text`, one on each line.
    let lines: String
    let motto: String

    var text: String {
        var known: [String: String] = ["motto": motto]
        for line in lines.split(separator: "\n") {
            if let (key, value) = Self.parts(line) { known[key] = value }
        }
        let whole = english.split(separator: "\n", omittingEmptySubsequences: false).drop {
            $0.hasPrefix("#")
        }
        .map { line in
            guard let (key, _) = Self.parts(line), let value = known[key] else {
                return String(line)
            }
            return "\(key) = \(value)"
        }
        return """
            # Texts of the interface. What readers see most is translated; what is still in English here is yours to
            # translate. Without this file the site could not speak this language.

            """ + whole.joined(separator: "\n")
    }

    private static func parts(_ line: Substring) -> (key: String, value: String)? {
        guard !line.hasPrefix("#"), let sign = line.firstRange(of: " = ") else { return nil }
        return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
    }
}

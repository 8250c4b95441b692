/// A JSON text in the making: keys keep their order, so that the same data give the same bytes.
enum JSONValue: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSONValue])
    case object([(String, JSONValue?)])

    /// The JSON text, safe inside an HTML `script` element: `<` never stands in it.
    var serialized: String {
        var output = ""
        write(to: &output)
        return output
    }

    private func write(to output: inout String) {
        switch self {
        case .text(let text): Self.write(text, to: &output)
        case .number(let number): output += String(number)
        case .flag(let flag): output += flag ? "true" : "false"
        case .list(let values):
            output += "["
            for (index, value) in values.enumerated() {
                if index > 0 { output += "," }
                value.write(to: &output)
            }
            output += "]"
        case .object(let members): Self.write(members, to: &output)
        }
    }

    private static func write(_ members: [(String, JSONValue?)], to output: inout String) {
        output += "{"
        var isFirst = true
        for (key, value) in members {
            guard let value else { continue }
            if !isFirst { output += "," }
            isFirst = false
            write(key, to: &output)
            output += ":"
            value.write(to: &output)
        }
        output += "}"
    }

    private static func write(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "<": output += "\\u003c"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            // Line separators end a line in old script engines.
            case "\u{2028}": output += "\\u2028"
            case "\u{2029}": output += "\\u2029"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}

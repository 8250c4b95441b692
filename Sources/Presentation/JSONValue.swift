/// A JSON text in the making: keys keep their order, so that the same data give the same bytes.
enum JSONValue: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSONValue])
    case object([(String, JSONValue?)])
    /// A value that was serialized before and is used again.
    case ready(String)

    /// The JSON text, safe inside an HTML `script` element: `<` never stands in it.
    var serialized: String {
        var output: [UInt8] = []
        write(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .text(let text): Self.write(text, to: &output)
        case .number(let number): output += String(number).utf8
        case .flag(let flag): output += (flag ? "true" : "false").utf8
        case .ready(let text): output += text.utf8
        case .list(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                value.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let members): Self.write(members, to: &output)
        }
    }

    private static func write(_ members: [(String, JSONValue?)], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        var isFirst = true
        for (key, value) in members {
            guard let value else { continue }
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            write(key, to: &output)
            output.append(UInt8(ascii: ":"))
            value.write(to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case UInt8(ascii: "<"): output += "\\u003c".utf8
            case 0..<0x20:
                output += byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8
                output += String(byte, radix: 16).utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}

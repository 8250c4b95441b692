/// A JSON text in the making: keys keep their order, so that the same data give the same bytes.
public enum JSONValue: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSONValue])
    case object([(String, JSONValue?)])
    /// A value that was serialized before and is used again.
    case ready(String)

    /// The JSON text, safe inside an HTML `script` element: `<` never stands in it.
    public var serialized: String {
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
        var text = text
        text.withUTF8 { write($0, to: &output) }
        output.append(UInt8(ascii: "\""))
    }

    /// Stretches in which nothing has to be escaped are copied whole.
    private static func write(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for (place, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0..<0x20: break
            default: continue
            }
            output += text[start..<place]
            output += escaped(byte)
            start = place + 1
        }
        output += text[start...]
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "<"): Array("\\u003c".utf8)
        case 0..<0x20:
            Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
        default: [UInt8(ascii: "\\"), byte]
        }
    }
}

extension JSONValue {
    /// The JSON text, safe inside an HTML `script` element: `<` never stands in it.
    public var serialized: String {
        var output: [UInt8] = []
        output.reserveCapacity(1_024)
        write(to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .flag(let flag): output += (flag ? "true" : "false").utf8
        case .number(let number): output += String(number).utf8
        case .decimal(let number): output += (number.isFinite ? "\(number)" : "null").utf8
        case .text(let text): output.appendJSON(text, inScript: true)
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
            output.appendJSON(key, inScript: true)
            output.append(UInt8(ascii: ":"))
            value.write(to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }
}

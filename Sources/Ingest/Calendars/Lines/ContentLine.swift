/// One property of a component: its name, its parameters, and what stands behind the colon.
struct ContentLine {
    /// In capitals.
    let name: String
    let parameters: [(name: String, value: String)]
    /// As it stands, with its backslashes.
    private(set) var value: String
    let line: Int

    /// Nil for what is no property: a line with neither name nor colon, which belongs to the text before it.
    init?(_ line: UnfoldedLines.Line) {
        var scanner = ContentLineScanner(line.bytes)
        guard let name = scanner.name() else { return nil }
        guard let parameters = scanner.parameters() else { return nil }
        self.name = name
        self.parameters = parameters
        value = scanner.rest()
        self.line = line.number
    }

    init(name: String, parameters: [(name: String, value: String)], value: String, line: Int) {
        self.name = name
        self.parameters = parameters
        self.value = value
        self.line = line
    }

    subscript(parameter: String) -> String? {
        parameters.first { $0.name == parameter }?.value
    }

    /// Adds one more line of text.
    mutating func append(_ text: String) {
        value += "\\n"
        value += text
    }

    /// The value as a text (RFC 5545, 3.3.11).
    var text: String { Self.unescaped(value) }

    /// The texts between commas.
    var texts: [String] {
        var parts: [String] = []
        var part = ""
        var isEscaped = false
        for character in value {
            if character == ",", !isEscaped {
                parts.append(part)
                part = ""
                continue
            }
            isEscaped = character == "\\" && !isEscaped
            part.append(character)
        }
        return (parts + [part]).map { Self.unescaped($0).trimmedBlanks }.filter { !$0.isEmpty }
    }

    static func unescaped(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.utf8.count)
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                isEscaped = false
                switch byte {
                case UInt8(ascii: "n"), UInt8(ascii: "N"): bytes.append(0x0A)
                case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
                    UInt8(ascii: "\""):
                    bytes.append(byte)
                // A lone backslash is one that nobody escaped.
                default: bytes += [UInt8(ascii: "\\"), byte]
                }
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        if isEscaped { bytes.append(UInt8(ascii: "\\")) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// Without blanks and line ends around it.
    var trimmedBlanks: String {
        let isBlank: (Character) -> Bool = { $0.isWhitespace }
        guard let first = firstIndex(where: { !isBlank($0) }),
            let last = lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}

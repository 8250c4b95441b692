import Basics

/// Finds the tags of shortcodes in a Markdown text; what stands in code is none.
struct ShortcodeScanner {
    private let bytes: [UInt8]
    /// Lines of code and comments, counted from 1.
    private let verbatim: Set<Int>
    private var place = 0
    private var line = 1
    private var lineStart = 0
    /// Up to where the characters of a line were counted, and to which column that came.
    private var counted = (place: 0, column: 1)
    private(set) var tags: [ShortcodeTag] = []
    private(set) var faults: [ShortcodeFault] = []
    private(set) var remarks: [ShortcodeFault] = []

    private static let opening = Array("{{<".utf8)
    /// How other programs begin those of theirs in which Markdown stands.
    private static let foreignOpening = Array("{{%".utf8)
    private static let ending = Array(">}}".utf8)

    init(_ bytes: [UInt8], verbatim: Set<Int>) {
        self.bytes = bytes
        self.verbatim = verbatim
        scan()
    }

    private mutating func scan() {
        var hasText = false
        var beganWithTag = false
        while place < bytes.count {
            if place == lineStart {
                (hasText, beganWithTag) = (false, false)
                if verbatim.contains(line) {
                    skipLine()
                    continue
                }
            }
            switch bytes[place] {
            case UInt8(ascii: "\n"): step()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): step()
            case UInt8(ascii: "\\"):
                hasText = true
                step()
                if place < bytes.count, bytes[place] != UInt8(ascii: "\n") { step() }
            case UInt8(ascii: "`"):
                hasText = true
                skipCode()
            case UInt8(ascii: "{") where begins(Self.opening):
                let start = (place: place, line: line, column: column())
                do throws(ShortcodeFault) {
                    let tag = try tag()
                    if hasText, !beganWithTag, !tag.isClosing {
                        throw ShortcodeFault(
                            message: "the shortcode '\(tag.name)' stands amid words",
                            hint: "give it a line of its own",
                            line: start.line,
                            column: start.column
                        )
                    }
                    beganWithTag = beganWithTag || !hasText
                    tags.append(tag)
                } catch {
                    faults.append(error)
                    if place == start.place { step(Self.opening.count) }
                }
                hasText = true
            case UInt8(ascii: "{") where begins(Self.foreignOpening):
                hasText = true
                remarks.append(
                    ShortcodeFault(
                        message: "'{{%' begins no shortcode, and is shown as it is",
                        hint: "write '{{<' and '>}}', or '\\{{%' where no shortcode is meant",
                        line: line,
                        column: column()
                    )
                )
                step(Self.foreignOpening.count)
            default:
                hasText = true
                step()
            }
        }
    }

    /// Of the next byte, counted in characters from 1; no byte is counted twice.
    private mutating func column() -> Int {
        if counted.place < lineStart { counted = (lineStart, 1) }
        let end = max(counted.place, min(place, bytes.count))
        counted.column += bytes[counted.place..<end].count { $0 & 0xC0 != 0x80 }
        counted.place = end
        return counted.column
    }

    private func begins(_ text: [UInt8]) -> Bool { bytes[place...].starts(with: text) }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where place < bytes.count {
            if bytes[place] == UInt8(ascii: "\n") {
                line += 1
                lineStart = place + 1
            }
            place += 1
        }
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        step()
    }

    /// A span of code ends with as many backticks as it begins with, in the same paragraph.
    private mutating func skipCode() {
        let length = ticks(at: place)
        var next = place + length
        var isBlank = false
        while next < bytes.count {
            let byte = bytes[next]
            if byte == UInt8(ascii: "`") {
                let other = ticks(at: next)
                if other == length {
                    step(next + other - place)
                    return
                }
                next += other
                isBlank = false
                continue
            }
            if byte == UInt8(ascii: "\n") {
                if isBlank { break }
                isBlank = true
            } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
                isBlank = false
            }
            next += 1
        }
        step(length)
    }

    private func ticks(at start: Int) -> Int {
        bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    }
}

extension ShortcodeScanner {
    private mutating func tag() throws(ShortcodeFault) -> ShortcodeTag {
        let (start, line, column) = (place, self.line, self.column())
        step(Self.opening.count)
        skipSpace()
        let isClosing = place < bytes.count && bytes[place] == UInt8(ascii: "/")
        if isClosing {
            step()
            skipSpace()
        }
        let name = word { Self.isName($0) }
        guard !name.isEmpty else {
            throw ShortcodeFault(
                message: "a shortcode has no name",
                hint: "write its name after '{{<', or '\\{{<' where no shortcode is meant",
                line: line,
                column: column
            )
        }
        var parameters: [ShortcodeTag.Parameter] = []
        while true {
            skipSpace()
            if begins(Self.ending) {
                step(Self.ending.count)
                return ShortcodeTag(
                    name: name,
                    isClosing: isClosing,
                    parameters: parameters,
                    line: line,
                    column: column,
                    range: start..<place
                )
            }
            guard place < bytes.count, !isEmptyLine, !begins(Self.opening),
                let parameter = parameter()
            else {
                throw ShortcodeFault(
                    message: "the tag of the shortcode '\(name)' has no end",
                    hint: "end it with '>}}', and close the quotes",
                    line: line,
                    column: column
                )
            }
            parameters.append(parameter)
        }
    }

    /// `title="…"`, or a value alone; nil for a quote that is not closed.
    private mutating func parameter() -> ShortcodeTag.Parameter? {
        let (line, column) = (self.line, self.column())
        func made(_ name: String?, _ value: String) -> ShortcodeTag.Parameter {
            ShortcodeTag.Parameter(name: name, value: value, line: line, column: column)
        }
        if let quoted = quoted() { return quoted.map { made(nil, $0) } }
        let first = word { !Self.isEnd($0) && $0 != UInt8(ascii: "=") }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "="), !first.isEmpty,
            first.utf8.allSatisfy(Self.isName)
        else { return made(nil, first + word { !Self.isEnd($0) }) }
        step()
        if let quoted = quoted() { return quoted.map { made(first, $0) } }
        return made(first, word { !Self.isEnd($0) })
    }

    /// Nil where no quote begins; nil in it where one does not end.
    private mutating func quoted() -> String?? {
        guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place])
        else { return nil }
        let quote = bytes[place]
        var value: [UInt8] = []
        step()
        while place < bytes.count, bytes[place] != quote {
            if isEmptyLine { return .some(nil) }
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count,
                [quote, UInt8(ascii: "\\")].contains(bytes[place + 1])
            {
                step()
            }
            value.append(bytes[place])
            step()
        }
        guard place < bytes.count else { return .some(nil) }
        step()
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, isPart(bytes[place]), !begins(Self.ending) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[place]), !isEmptyLine { step() }
    }

    /// Whether a paragraph ends here.
    private var isEmptyLine: Bool {
        bytes[place] == UInt8(ascii: "\n")
            && bytes[(place + 1)...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
                == UInt8(ascii: "\n")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isEnd(_ byte: UInt8) -> Bool { isSpace(byte) }

    private static func isName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}

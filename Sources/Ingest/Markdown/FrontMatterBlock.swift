/// A Markdown file cut into its head and the text below it.
struct FrontMatterBlock {
    /// Nil when the file begins with no head.
    let form: FrontMatterForm?
    /// What is between the lines that enclose it, so that its first line is the second one of the file; of JSON all of it.
    let head: String
    let body: String
    /// The line of the file on which the body begins, counted from 1.
    let bodyLine: Int

    /// - Throws: the form of a head that is not closed.
    init(_ text: String) throws(Unclosed) {
        let bytes = text.utf8
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.index(
            bytes.startIndex,
            offsetBy: bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        )
        var line = Self.line(of: bytes, from: start)
        form = FrontMatterForm(firstLine: bytes[line.content], rest: bytes[start...])
        guard let form else {
            head = ""
            body = String(text[start...])
            bodyLine = 1
            return
        }
        guard let fence = form.fence else {
            guard let end = Self.endOfObject(in: bytes, from: start) else { throw Unclosed(form) }
            head = String(text[start..<end])
            let last = Self.line(of: bytes, from: end)
            body = String(text[last.next...])
            bodyLine = Self.lineBreaks(in: bytes[start..<last.next]) + 1
            return
        }
        let headStart = line.next
        var number = 1
        while line.next < bytes.endIndex {
            line = Self.line(of: bytes, from: line.next)
            number += 1
            guard FrontMatterForm.isFence(bytes[line.content], fence) else { continue }
            head = String(text[headStart..<line.content.lowerBound])
            body = String(text[line.next...])
            bodyLine = number + 1
            return
        }
        throw Unclosed(form)
    }

    /// A head that begins and has no end.
    struct Unclosed: Error {
        let form: FrontMatterForm

        init(_ form: FrontMatterForm) { self.form = form }
    }

    /// The line that begins at an index, and where the next one does: after LF, CR LF or CR.
    private static func line(
        of bytes: String.UTF8View,
        from start: String.Index
    ) -> (content: Range<String.Index>, next: String.Index) {
        let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        guard let end = bytes[start...].firstIndex(where: isBreak) else {
            return (start..<bytes.endIndex, bytes.endIndex)
        }
        let next = bytes.index(after: end)
        let isPair = bytes[end] == 0x0D && next < bytes.endIndex && bytes[next] == 0x0A
        return (start..<end, isPair ? bytes.index(after: next) : next)
    }

    private static func lineBreaks(in bytes: Substring.UTF8View) -> Int {
        var count = 0
        var isAfterReturn = false
        for byte in bytes {
            if byte == 0x0D || byte == 0x0A && !isAfterReturn { count += 1 }
            isAfterReturn = byte == 0x0D
        }
        return count
    }

    /// Behind the bracket that closes the one at an index; nil where none does, or where more follows on its line.
    private static func endOfObject(
        in bytes: String.UTF8View,
        from start: String.Index
    ) -> String.Index? {
        var (depth, isInString, isEscaped) = (0, false, false)
        var index = start
        while index < bytes.endIndex {
            let byte = bytes[index]
            index = bytes.index(after: index)
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "{") {
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth -= 1
                guard depth == 0 else { continue }
                let rest = bytes[line(of: bytes, from: index).content]
                return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? index : nil
            }
        }
        return nil
    }
}

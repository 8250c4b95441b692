/// A script as it is published: without indentation and without lines that only comment.
enum ScriptText {
    /// The bytes that are sent; the same ones where a text over several lines would lose its spaces.
    static func published(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        let hasLongText = lines.contains { line in
            !line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
        }
        if hasLongText || bytes.contains(UInt8(ascii: "\r")) { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for line in lines {
            let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if text.isEmpty || text.starts(with: "//".utf8) { continue }
            result += text
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}

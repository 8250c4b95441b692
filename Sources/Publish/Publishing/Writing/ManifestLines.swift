import Basics
import Foundation

/// The lines of a manifest: key, size, time of change and digest of a file, then its site path.
enum ManifestLines {
    /// Calls back for each file, also with where its line begins.
    ///
    /// - Returns: where the lines of files end; nil when the manifest is not whole, or names what we cannot have written.
    @discardableResult
    static func read(
        _ text: ManifestText,
        _ body: (UnsafeRawBufferPointer, FileRecord, Int) -> Void
    ) -> Int? {
        guard let hasDigests = text.head?.hasDigests else { return nil }
        var isFirst = true
        var end: Int?
        let isRead = text.forEachLine(in: 0..<text.size) { line, start in
            if isFirst {
                isFirst = false
                return true
            }
            guard end == nil else { return false }
            if line.elementsEqual(lastLine) {
                end = start
                return true
            }
            return file(line, hasDigests: hasDigests) { body($0, $1, start) }
        }
        return isRead ? end : nil
    }

    /// Calls back for each file of some lines, which have digests or not.
    ///
    /// - Returns: whether all could be read.
    @discardableResult
    static func read(
        _ text: ManifestText,
        at range: Range<Int>,
        hasDigests: Bool,
        _ body: (UnsafeRawBufferPointer, FileRecord) -> Void
    ) -> Bool {
        text.forEachLine(in: range) { line, _ in file(line, hasDigests: hasDigests, body) }
    }

    /// - Returns: whether the line names a file of ours.
    private static func file(
        _ line: UnsafeRawBufferPointer,
        hasDigests: Bool,
        _ body: (UnsafeRawBufferPointer, FileRecord) -> Void
    ) -> Bool {
        var index = 0
        guard let key = number(in: line, at: &index), let size = number(in: line, at: &index),
            let changed = number(in: line, at: &index)
        else { return false }
        var record = FileRecord(
            key: UInt64(bitPattern: Int64(key)),
            size: size,
            changed: changed
        )
        if hasDigests {
            guard let digest = digest(in: line, at: &index) else { return false }
            record.digest = digest
        }
        let path = UnsafeRawBufferPointer(rebasing: line[index...])
        guard isOurs(path) else { return false }
        body(path, record)
        return true
    }

    static func append(_ record: FileRecord, _ path: String, to text: inout [UInt8]) {
        var path = path
        path.withUTF8 { append(record, UnsafeRawBufferPointer($0), to: &text) }
    }

    static func append(
        _ record: FileRecord,
        _ path: UnsafeRawBufferPointer,
        to text: inout [UInt8]
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestHead) { head in
            var end = 0
            put(Int(Int64(bitPattern: record.key)), into: head, at: &end)
            put(record.size, into: head, at: &end)
            put(record.changed, into: head, at: &end)
            if record.digest == .unknown {
                head[end] = nothing
                end += 1
            } else {
                record.digest.write(to: UnsafeMutableBufferPointer(rebasing: head[end...]))
                end += ContentDigest.digits
            }
            head[end] = 0x20
            text.append(contentsOf: UnsafeBufferPointer(rebasing: head[...end]))
        }
        text.append(contentsOf: path)
        text.append(newLine)
    }

    /// Three numbers with their signs and spaces, a digest and the space after it.
    private static let longestHead = 3 * 21 + ContentDigest.digits + 1

    /// The last line, by which a manifest that was cut is known.
    static let end = lastLine + [newLine]
    private static let lastLine = Array("end".utf8)
    /// Three numbers, their spaces, a slash and the end of the line.
    static let shortest = 8
    private static let newLine = UInt8(ascii: "\n")
    /// Stands for a digest that is not known.
    private static let nothing = UInt8(ascii: "-")
    private static let minus = UInt8(ascii: "-")
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// We never wrote outside the output folder, whatever the file says.
    private static func isOurs(_ path: UnsafeRawBufferPointer) -> Bool {
        guard path.first == slash else { return false }
        // Few have a dot at all.
        var start = 1
        while let index = ByteSearch.first(dot, in: path, from: start) {
            if path[index - 1] == slash, index + 1 < path.count, path[index + 1] == dot {
                return false
            }
            start = index + 1
        }
        return true
    }

    /// A number and the space after it.
    private static func number(in text: UnsafeRawBufferPointer, at index: inout Int) -> Int? {
        let isNegative = index < text.count && text[index] == minus
        if isNegative { index += 1 }
        var value: UInt64 = 0
        let start = index
        while index < text.count, index - start < 20, (0x30...0x39).contains(text[index]) {
            value = value &* 10 &+ UInt64(text[index] - 0x30)
            index += 1
        }
        guard index > start, index < text.count, text[index] == 0x20 else { return nil }
        index += 1
        let signed = Int64(truncatingIfNeeded: value)
        return Int(isNegative ? 0 &- signed : signed)
    }

    /// A digest and the space after it.
    private static func digest(
        in text: UnsafeRawBufferPointer,
        at index: inout Int
    ) -> ContentDigest? {
        let start = index
        while index < text.count, text[index] != 0x20 { index += 1 }
        guard index < text.count else { return nil }
        let digits = UnsafeRawBufferPointer(rebasing: text[start..<index])
        index += 1
        return digits.count == 1 && digits[0] == nothing ? .unknown : ContentDigest(digits: digits)
    }

    private static func put(
        _ number: Int,
        into text: UnsafeMutableBufferPointer<UInt8>,
        at end: inout Int
    ) {
        if number < 0 {
            text[end] = minus
            end += 1
        }
        var rest = number.magnitude
        var digits = 1
        var bound: UInt = 10
        while rest >= bound {
            digits += 1
            // Of twenty digits there are no more.
            guard digits < 20 else { break }
            bound *= 10
        }
        var place = end + digits
        // Two at a time: a division takes as long for both.
        while rest >= 10 {
            let pair = UInt8(truncatingIfNeeded: rest % 100)
            rest /= 100
            text[place - 1] = 0x30 + pair % 10
            text[place - 2] = 0x30 + pair / 10
            place -= 2
        }
        if place > end { text[end] = 0x30 + UInt8(truncatingIfNeeded: rest) }
        text[end + digits] = 0x20
        end += digits + 1
    }
}

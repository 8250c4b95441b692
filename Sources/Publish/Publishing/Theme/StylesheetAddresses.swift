import Domain
import Foundation

/// The `url()` of a site's own style sheet: each that names a file of the site becomes the one under which it is published.
struct StylesheetAddresses {
    private let bytes: [UInt8]
    private let names: AssetNames
    private let path: String
    private var index = 0
    private var line = 1
    private var result: [UInt8] = []
    private(set) var problems: [Diagnostic] = []

    private static let opening = Array("url(".utf8)

    init(_ bytes: [UInt8], names: AssetNames, path: String) {
        self.bytes = bytes
        self.names = names
        self.path = path
        result.reserveCapacity(bytes.count)
    }

    /// The sheet with the addresses; what is in comments and texts stays.
    mutating func filled() -> [UInt8] {
        while index < bytes.count {
            let byte = bytes[index]
            if starts(with: "/*") {
                take(through: "*/", from: index + 2)
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                takeText(byte)
            } else if isOpening {
                takeAddress()
            } else {
                take(1)
            }
        }
        return result
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private var isOpening: Bool {
        guard index + 4 <= bytes.count else { return false }
        return bytes[index..<index + 4].map { $0 | 0x20 }
            .elementsEqual(Self.opening.map { $0 | 0x20 })
    }

    private mutating func take(_ count: Int) {
        let end = min(bytes.count, index + count)
        for byte in bytes[index..<end] {
            if byte == UInt8(ascii: "\n") { line += 1 }
            result.append(byte)
        }
        index = end
    }

    private mutating func take(through text: String, from start: Int) {
        let wanted = Array(text.utf8)
        var end = start
        while end < bytes.count, !bytes[end...].starts(with: wanted) { end += 1 }
        take(min(bytes.count, end + wanted.count) - index)
    }

    private mutating func takeText(_ quote: UInt8) {
        take(min(bytes.count, endOfText(quote, from: index) + 1) - index)
    }

    /// Where the quote stands that ends a text.
    private func endOfText(_ quote: UInt8, from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != quote {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(bytes.count, end)
    }

    /// What an address says, and where its parenthesis ends; nil where none does. In quotes it may have some itself.
    private var address: (name: String, close: Int)? {
        let space = Array(" \t\n\r".utf8)
        let start = bytes[(index + 4)...].firstIndex { !space.contains($0) } ?? bytes.count
        let isQuoted = start < bytes.count && Array("\"'".utf8).contains(bytes[start])
        let stop = isQuoted ? endOfText(bytes[start], from: start) : start
        guard let close = bytes[stop...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let inner = isQuoted ? bytes[start + 1..<stop] : bytes[start..<close]
        let name = String(decoding: inner, as: UTF8.self)
        return (name.trimmingCharacters(in: .whitespacesAndNewlines), close)
    }

    private mutating func takeAddress() {
        guard let (name, close) = address else { return take(bytes.count - index) }
        guard Self.isOfSite(name) else { return take(close + 1 - index) }
        let file = name.prefix { $0 != "?" && $0 != "#" }
        let plain = String(file).removingPercentEncoding ?? String(file)
        guard let found = names.path(of: plain) else {
            problems.append(names.missing(plain, path: path, line: line))
            return take(close + 1 - index)
        }
        // The sheets lie in the folder of all assets.
        let folder = "/_/"
        let address =
            found.hasPrefix(folder) ? String(found.dropFirst(folder.count)) : "..\(found)"
        result += Array("url(\"\(address)\(name.dropFirst(file.count))\")".utf8)
        line += bytes[index..<close].count { $0 == UInt8(ascii: "\n") }
        index = close + 1
    }

    /// Whether it names a file: no fragment alone, no path of the site, no address of elsewhere.
    private static func isOfSite(_ name: String) -> Bool {
        guard let first = name.first, first != "#", first != "/" else { return false }
        return !name.contains(":")
    }
}

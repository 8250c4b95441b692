import Basics

/// Finds which of the newsroom's own pictures, sounds and films a text of any form names: HTML, Markdown, JSON, templates.
public struct OwnFileSearch: Sendable {
    /// The paths below `Content/` of those that there are.
    public let known: Set<String>

    /// Where they lie.
    private static let folders: [StaticString] = ["pictures", "media"]
    /// A longer name is none.
    private static let mostBytes = 2_048
    /// How much longer a sign may be written than it is: `&quot;`.
    private static let longestSign = 6
    /// How far before a name it is looked for a host.
    private static let lookBehind = 512

    /// How long the longest of these names can be as a text writes it.
    private let longest: Int
    /// How often one of these names can seem to end before it does.
    private let mostEnds: Int
    /// Whether one of these names holds that of its folder once more.
    private let isRepeating: Bool

    /// - Parameter known: paths below `Content/`.
    public init(_ known: some Sequence<String>) {
        self.known = Set(known)
        var longest = 0
        var mostSigns = 0
        for name in self.known {
            longest = max(longest, name.utf8.count)
            mostSigns = max(mostSigns, name.utf8.count(where: Self.isSign))
        }
        self.longest = min(longest * Self.longestSign, Self.mostBytes)
        // A reference has two signs: `&amp;`.
        mostEnds = mostSigns * 2
        isRepeating = self.known.contains { name in
            Self.folders.contains { folder in
                name.hasPrefix("\(folder)")
                    && ByteSearch.contains(
                        folder,
                        in: String(name.dropFirst(folder.utf8CodeUnitCount))
                    )
            }
        }
    }

    public func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        find(in: text, into: &names)
        return names
    }

    public func find(in text: String, into names: inout Set<String>) {
        var text = text
        text.withUTF8 { find(in: UnsafeRawBufferPointer($0), into: &names) }
    }

    /// - Parameters:
    ///   - bytes: of the text, in UTF-8.
    ///   - names: gains the paths that it names.
    public func find(in bytes: UnsafeRawBufferPointer, into names: inout Set<String>) {
        guard !known.isEmpty else { return }
        for folder in Self.folders {
            var next = ByteSearch.first(folder, in: bytes, from: 0)
            while let start = next {
                let index = start + folder.utf8CodeUnitCount
                next = ByteSearch.first(folder, in: bytes, from: index)
                // A slash, or what stands for one in an address.
                guard index < bytes.count, [0x2F, 0x25].contains(bytes[index]),
                    !Self.isElsewhere(bytes, at: start)
                else { continue }
                let limit = isRepeating ? nil : next
                take(bytes, start..<(limit ?? bytes.count), into: &names)
            }
        }
    }

    /// Where a name ends cannot always be told: it may have spaces and parentheses, but no more of them than one of those that
    /// there are.
    private func take(
        _ bytes: UnsafeRawBufferPointer,
        _ range: Range<Int>,
        into names: inout Set<String>
    ) {
        let start = range.lowerBound
        let limit = min(range.upperBound, start + longest)
        var end = start
        var endsLeft = mostEnds
        while end < limit, !Self.ends(bytes[end]) {
            if Self.mayEnd(bytes[end]) {
                add(bytes[start..<end], to: &names)
                guard endsLeft > 0 else { return }
                endsLeft -= 1
            }
            end += 1
        }
        add(bytes[start..<end], to: &names)
    }

    private func add(_ bytes: Slice<UnsafeRawBufferPointer>, to names: inout Set<String>) {
        let name = String(decoding: bytes, as: UTF8.self)
        if known.contains(name) { names.insert(name) }
        guard Self.mayBeWrittenOtherwise(bytes) else { return }
        let path = OwnAddress(name.withoutReferences).path
        if known.contains(path) { names.insert(path) }
    }

    /// Whether there may be references, signs in percent or steps through folders in it.
    private static func mayBeWrittenOtherwise(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x25 || byte == 0x26 { return true }
            if last == 0x2F, byte == 0x2F || byte == 0x2E { return true }
            last = byte
        }
        return false
    }

    /// Whether it is a part of an address with a host.
    private static func isElsewhere(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var index = start - 1
        let first = max(0, start - lookBehind)
        while index > first, !ends(bytes[index]), !mayEnd(bytes[index]), bytes[index] != 0x3D {
            if bytes[index] == 0x2F, bytes[index - 1] == 0x2F { return true }
            index -= 1
        }
        return false
    }

    /// Quotes, angle brackets and control characters end every name.
    private static func ends(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x3C || byte == 0x3E
    }

    /// A space, and any of `'()[]{},;?#\|&*`.
    private static func mayEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x23, 0x26...0x2A, 0x2C, 0x3B, 0x3F, 0x5B...0x5D, 0x7B...0x7D: true
        default: false
        }
    }

    /// Whether a byte of a name may be an end in a text, or be written as a reference: the last one begins a space that does
    /// not break.
    private static func isSign(_ byte: UInt8) -> Bool {
        ends(byte) || mayEnd(byte) || byte == 0xC2
    }
}

import CBrotliDecoder
import CZlib
import Domain

/// The tables of a font file, taken out of what holds them: sfnt (OpenType 1.9), WOFF (W3C 2012) or WOFF 2.0 (W3C 2022).
struct FontTables {
    let format: FontFace.Format
    private var tables: [String: ArraySlice<UInt8>] = [:]
    /// Whether the widths stand without side bearings, as WOFF 2.0 may have them (section 5.4).
    private(set) var hasBareWidths = false

    /// Unpacked; larger ones would not be sent to a reader.
    static let mostBytes = 32 << 20
    private static let mostTables = 512
    private static let wanted: Set<String> = ["head", "hhea", "hmtx", "cmap", "OS/2", "fvar"]

    init(_ bytes: [UInt8]) throws(FontFault) {
        let file = FontBytes(bytes[...], name: "directory")
        guard bytes.count >= 12 else { throw .noFont }
        switch try file.long(at: 0) {
        case 0x7474_6366: throw .collection
        case 0x774F_4646:
            format = .woff
            try readWOFF(file)
        case 0x774F_4632:
            format = .woff2
            try readWOFF2(file)
        case 0x4F54_544F:
            format = .openType
            try readPlain(file)
        case 0x0001_0000, 0x7472_7565:
            format = .trueType
            try readPlain(file)
        default: throw .noFont
        }
    }

    func table(_ name: String) throws(FontFault) -> FontBytes {
        guard let bytes = tables[name] else { throw .missing(table: name) }
        return FontBytes(bytes, name: name)
    }

    func has(_ name: String) -> Bool { tables[name] != nil }

    private mutating func readPlain(_ file: FontBytes) throws(FontFault) {
        for index in 0..<(try count(file, at: 4)) {
            let entry = 12 + index * 16
            let tag = try file.tag(at: entry)
            tables[tag] = try file.slice(
                try file.long(at: entry + 8),
                try file.long(at: entry + 12)
            )
        }
    }

    private func count(_ file: FontBytes, at offset: Int) throws(FontFault) -> Int {
        let count = try file.short(at: offset)
        guard (1...Self.mostTables).contains(count) else { throw .damaged("directory") }
        return count
    }

    private mutating func readWOFF(_ file: FontBytes) throws(FontFault) {
        try check(file)
        for index in 0..<(try count(file, at: 12)) {
            let entry = 44 + index * 20
            let tag = try file.tag(at: entry)
            let packed = try file.slice(
                try file.long(at: entry + 4),
                try file.long(at: entry + 8)
            )
            let size = try file.long(at: entry + 12)
            guard Self.wanted.contains(tag) else { continue }
            guard size <= Self.mostBytes else { throw .tooLarge }
            guard packed.count <= size else { throw .damaged(tag) }
            tables[tag] = packed.count == size ? packed : try Self.inflated(packed, size, tag)
        }
    }

    /// The length that the head says.
    private func check(_ file: FontBytes) throws(FontFault) {
        guard try file.long(at: 8) <= file.count else { throw .cutOff }
    }

    private static func inflated(
        _ packed: ArraySlice<UInt8>,
        _ size: Int,
        _ tag: String
    ) throws(FontFault) -> ArraySlice<UInt8> {
        var result = [UInt8](repeating: 0, count: max(1, size))
        var length = uLongf(size)
        let status = packed.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                uncompress(
                    target.baseAddress,
                    &length,
                    source.baseAddress,
                    uLong(source.count)
                )
            }
        }
        guard status == Z_OK, Int(length) == size else { throw .damaged(tag) }
        return result[..<size]
    }
}

extension FontTables {
    /// In the order of WOFF 2.0, section 4.1.
    private static let knownTags = [
        "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf",
        "loca", "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT",
        "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT",
        "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc", "bsln", "cvar",
        "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd",
        "prop", "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
    ]

    private mutating func readWOFF2(_ file: FontBytes) throws(FontFault) {
        try check(file)
        guard try file.long(at: 4) != 0x7474_6366 else { throw .collection }
        var offset = 48
        var parts: [(tag: String, length: Int)] = []
        var total = 0
        for _ in 0..<(try count(file, at: 12)) {
            let flags = try file.byte(at: offset)
            offset += 1
            var tag = ""
            if flags & 0x3F == 0x3F {
                tag = try file.tag(at: offset)
                offset += 4
            } else {
                tag = Self.knownTags[flags & 0x3F]
            }
            var length = try Self.number(file, &offset)
            let isOutlines = tag == "glyf" || tag == "loca"
            if isOutlines ? flags >> 6 != 3 : flags >> 6 != 0 {
                length = try Self.number(file, &offset)
                if tag == "hmtx" { hasBareWidths = true }
            }
            total += length
            guard total <= Self.mostBytes else { throw .tooLarge }
            parts.append((tag, length))
        }
        let packed = try file.slice(offset, try file.long(at: 20))
        let bytes = try Self.unpacked(packed, total)
        var start = 0
        for (tag, length) in parts {
            tables[tag] = bytes[start..<start + length]
            start += length
        }
    }

    /// UIntBase128: five groups of seven bits at most, without leading zeros.
    private static func number(_ file: FontBytes, _ offset: inout Int) throws(FontFault) -> Int {
        var value = 0
        for index in 0..<5 {
            let byte = try file.byte(at: offset)
            offset += 1
            if index == 0, byte == 0x80 { break }
            value = value << 7 | byte & 0x7F
            if byte & 0x80 == 0 { return value }
        }
        throw .damaged("directory")
    }

    private static func unpacked(
        _ packed: ArraySlice<UInt8>,
        _ size: Int
    ) throws(FontFault) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: max(1, size))
        var length = size
        let status = packed.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                BrotliDecoderDecompress(
                    source.count,
                    source.baseAddress,
                    &length,
                    target.baseAddress
                )
            }
        }
        guard status == BROTLI_DECODER_RESULT_SUCCESS, length == size else {
            throw .damaged("tables")
        }
        return result
    }
}

internal import CIDN2

/// The parts of RFC 5893 that libidn2 leaves out.
///
/// Beside a right-to-left label, every other label has to begin and end so that it does not move;
/// libidn2 looks at the right-to-left labels only. At their ends it takes a mark for what it stands
/// on, and it allows both kinds of digits in one label.
enum BidirectionalRule {
    static func holds(for labels: [[UInt8]]) -> Bool {
        let decoded = labels.map { Self.decoded($0) }
        guard decoded.contains(where: isRightToLeft) else { return true }
        return decoded.allSatisfy { scalars in
            isRightToLeft(scalars) ? staysRightToLeft(scalars) : staysLeftToRight(scalars)
        }
    }

    /// Whether an ASCII label is Punycode that holds a right-to-left character.
    static func isRightToLeft(_ label: [UInt8]) -> Bool {
        isRightToLeft(decoded(label))
    }

    private static func isRightToLeft(_ label: [Unicode.Scalar]) -> Bool {
        label.contains(where: isRightToLeft)
    }

    /// Rules 3 and 4: ends with a letter or digit, and has digits of one kind only.
    private static func staysRightToLeft(_ label: [Unicode.Scalar]) -> Bool {
        guard let last = label.last(where: { !isMark($0) }),
            isRightToLeft(last) || last.properties.numericType == .decimal
        else { return false }
        return !(label.contains(where: isArabicDigit) && label.contains(where: isEuropeanDigit))
    }

    /// Rules 1 and 6: begins with a letter and ends with a letter or digit.
    private static func staysLeftToRight(_ label: [Unicode.Scalar]) -> Bool {
        guard let first = label.first, let last = label.last(where: { !isMark($0) }) else {
            return true
        }
        return first.properties.isAlphabetic
            && (last.properties.isAlphabetic || last.properties.numericType != nil)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isArabicDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x660...0x669, 0x66B...0x66C, 0x10D30...0x10D39, 0x10E60...0x10E7E: true
        default: false
        }
    }

    /// The Persian digits count as European ones.
    private static func isEuropeanDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9: true
        default: false
        }
    }

    /// The blocks whose unassigned characters default to R or AL.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            !isMark(scalar) && !isEuropeanDigit(scalar)
        default: false
        }
    }

    /// The characters of an ASCII label, those that Punycode stands for if it is that.
    private static func decoded(_ label: [UInt8]) -> [Unicode.Scalar] {
        guard label.starts(with: "xn--".utf8) else { return label.map(Unicode.Scalar.init) }
        var output: UnsafeMutablePointer<UInt32>?
        let input = (label + [0]).map(CChar.init(bitPattern:))
        let code = idn2_to_unicode_8z4z(input, &output, 0)
        defer { idn2_free(output) }
        guard code == IDN2_OK.rawValue, var scalar = output else { return [] }
        var scalars: [Unicode.Scalar] = []
        while scalar.pointee != 0 {
            if let value = Unicode.Scalar(scalar.pointee) { scalars.append(value) }
            scalar += 1
        }
        return scalars
    }
}

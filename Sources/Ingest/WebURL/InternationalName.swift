internal import CIDN2

/// An international domain name, mapped label by label by libidn2 (UTS 46, non-transitional).
///
/// The URL Standard asks for UTS 46 with CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength off and
/// CheckBidi and CheckJoiners on. libidn2 looks at hyphens and lengths in any case, so that only
/// those labels reach it that have something to map.
struct InternationalName {
    let ascii: [UInt8]

    /// No DNS label has more than 63 bytes; what is far longer need not be mapped to be refused.
    private static let longestLabel = 1_000

    init?(_ name: String) {
        var labels: [[UInt8]] = []
        for label in name.unicodeScalars.split(
            omittingEmptySubsequences: false,
            whereSeparator: Self.isDot
        ) {
            guard let ascii = Self.ascii(of: label) else { return nil }
            labels.append(ascii)
        }
        guard BidirectionalRule.holds(for: labels) else { return nil }
        ascii = Array(labels.joined(separator: [ASCII.dot]))
    }

    /// The full stops that UTS 46 maps to the ASCII one.
    private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "\u{3002}", "\u{FF0E}", "\u{FF61}": true
        default: false
        }
    }

    private static func ascii(of label: Substring.UnicodeScalarView) -> [UInt8]? {
        let text = String(label)
        if label.allSatisfy(\.isASCII) {
            let lowercased = text.utf8.map(\.asciiLowercased)
            guard lowercased.starts(with: "xn--".utf8) else { return lowercased }
        }
        guard text.utf8.count <= longestLabel else { return nil }
        // Since Unicode 15.1 the capital ẞ maps to ß; libidn2 2.3.3 still says "ss".
        let input = String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0 == "ẞ" ? "ß" : $0 })
        )
        switch lookUp(input, flags: IDN2_NONTRANSITIONAL) {
        case .success(let ascii): return ascii
        case .failure(let failure) where failure.isDisallowed && !hasDeviation(input):
            return symbolic(input)
        case .failure: return nil
        }
    }

    /// Maps a label with symbols such as ☃, which UTS 46 allows.
    ///
    /// libidn2 holds non-transitional labels to IDNA 2008 as well, which has no symbols;
    /// transitional ones it holds to UTS 46 only, and without deviation characters both are the same.
    private static func symbolic(_ label: String) -> [UInt8]? {
        guard case .success(let ascii) = lookUp(label, flags: IDN2_TRANSITIONAL),
            // Transitional processing does not look at directions.
            !BidirectionalRule.isRightToLeft(ascii)
        else { return nil }
        return ascii
    }

    /// Whether a label has one of the four characters that the two ways of processing treat
    /// differently.
    private static func hasDeviation(_ label: String) -> Bool {
        label.unicodeScalars.contains { scalar in
            switch scalar {
            case "ß", "ς", "\u{200C}", "\u{200D}": true
            default: false
            }
        }
    }
}

extension InternationalName {
    /// Why libidn2 refused a label.
    private struct Refusal: Error {
        let code: Int32

        var isDisallowed: Bool { code == IDN2_DISALLOWED.rawValue }
    }

    private static func lookUp(_ label: String, flags: idn2_flags) -> Result<[UInt8], Refusal> {
        var output: UnsafeMutablePointer<UInt8>?
        let code = idn2_lookup_u8(Array(label.utf8) + [0], &output, Int32(flags.rawValue))
        defer { idn2_free(output) }
        guard code == IDN2_OK.rawValue, var byte = output else {
            return .failure(Refusal(code: code))
        }
        var bytes: [UInt8] = []
        while byte.pointee != 0 {
            bytes.append(byte.pointee)
            byte += 1
        }
        return .success(bytes)
    }
}

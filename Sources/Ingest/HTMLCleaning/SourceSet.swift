/// The candidates of a `srcset` (HTML 4.8.4.2.1) of which the addresses are allowed.
struct SourceSet: Sendable {
    /// One file of the picture, with what is said of its size.
    private struct Candidate {
        let address: String
        let descriptor: Descriptor
    }

    /// How wide or how dense a candidate is.
    private struct Descriptor {
        /// With a space before it, or nothing.
        var written = ""
        var isWidth = false
        var size = 1.0
    }

    private static let candidateLimit = 32
    private static let comma = UInt8(ascii: ",")

    private let candidates: [Candidate]

    /// - Parameters:
    ///   - value: of the attribute.
    ///   - check: an address as it may be used; nil for one that may not.
    init(_ value: UnsafeBufferPointer<UInt8>, allowing check: (String) -> String?) {
        var candidates: [Candidate] = []
        var rest = value[...]
        while candidates.count < Self.candidateLimit, let candidate = Self.next(in: &rest) {
            guard let address = check(String(decoding: candidate.address, as: UTF8.self)),
                Self.isUnambiguous(address),
                let descriptor = Self.descriptor(candidate.descriptor)
            else { continue }
            candidates.append(Candidate(address: address, descriptor: descriptor))
        }
        self.candidates = candidates
    }

    /// The cleaned attribute value; nil when nothing is left.
    var written: String? {
        candidates.isEmpty
            ? nil : candidates.map { $0.address + $0.descriptor.written }.joined(separator: ", ")
    }

    /// The narrowest candidate that is wide enough, else the widest, or the densest.
    var best: String? {
        // Where widths and densities are mixed, which no browser reads alike, the first one says what counts.
        guard let first = candidates.first else { return nil }
        let alike = candidates.filter { $0.descriptor.isWidth == first.descriptor.isWidth }
        let enough = alike.filter {
            $0.descriptor.isWidth && $0.descriptor.size >= Double(ImageTag.wantedWidth)
        }
        let best =
            enough.min { $0.descriptor.size < $1.descriptor.size }
            ?? alike.max { $0.descriptor.size < $1.descriptor.size }
        return best?.address
    }

    /// Whether an address is that of one of the candidates.
    func contains(_ address: String) -> Bool {
        candidates.contains { $0.address == address }
    }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// Takes the next candidate from `rest`.
    private static func next(in rest: inout Bytes) -> (address: Bytes, descriptor: Bytes)? {
        rest = rest.drop { $0.isHTMLSpace || $0 == comma }
        guard !rest.isEmpty else { return nil }
        var address = rest.prefix { !$0.isHTMLSpace }
        rest = rest[address.endIndex...]
        guard address.last != comma else {
            while address.last == comma { address = address.dropLast() }
            return (address, rest.prefix(0))
        }
        let descriptor = rest.prefix { $0 != comma }
        rest = rest[descriptor.endIndex...]
        return (address, descriptor)
    }

    /// Whether no reader can take what follows a comma for another address.
    private static func isUnambiguous(_ address: String) -> Bool {
        guard !address.hasPrefix(","), !address.hasSuffix(",") else { return false }
        return address.utf8.split(separator: comma).dropFirst().allSatisfy { part in
            !part.prefix { $0 != .slash && $0 != .question && $0 != .numberSign }
                .contains(UInt8(ascii: ":"))
        }
    }

    /// A width or density, or nothing; nil when it is neither.
    private static func descriptor(_ bytes: Bytes) -> Descriptor? {
        let words = bytes.split { $0.isHTMLSpace }
        guard let word = words.first else { return Descriptor() }
        let isWidth = word[word.endIndex - 1] == UInt8(ascii: "w")
        let digits = word.dropLast()
        let isNumber =
            isWidth
            ? digits.allSatisfy(\.isASCIIDigit)
            : word[word.endIndex - 1] == UInt8(ascii: "x")
                && digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard words.count == 1, isNumber, 1...8 ~= digits.count else { return nil }
        return Descriptor(
            written: " " + String(decoding: word, as: UTF8.self),
            isWidth: isWidth,
            size: Double(String(decoding: digits, as: UTF8.self)) ?? 0
        )
    }
}

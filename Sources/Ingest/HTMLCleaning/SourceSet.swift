/// The candidates of a `srcset` (HTML 4.8.4.2.1) of which the addresses are allowed.
struct SourceSet {
    private static let candidateLimit = 32
    private static let comma = UInt8(ascii: ",")

    /// The cleaned attribute value; nil when nothing is left.
    let written: String?
    /// The address of the first candidate.
    let first: String?

    init(_ value: UnsafeBufferPointer<UInt8>, addresses: AddressCleaner) {
        var candidates: [(address: String, descriptor: String)] = []
        var rest = value[...]
        while candidates.count < Self.candidateLimit, let candidate = Self.next(in: &rest) {
            guard
                let address = addresses.resource(
                    String(decoding: candidate.address, as: UTF8.self)
                ),
                Self.isUnambiguous(address),
                let descriptor = Self.descriptor(candidate.descriptor)
            else { continue }
            candidates.append((address, descriptor))
        }
        first = candidates.first?.address
        written =
            candidates.isEmpty
            ? nil : candidates.map { $0.address + $0.descriptor }.joined(separator: ", ")
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

    /// A width or density with a space before it, or nothing; nil when it is neither.
    private static func descriptor(_ bytes: Bytes) -> String? {
        let words = bytes.split { $0.isHTMLSpace }
        guard let word = words.first else { return "" }
        let unit = word[word.endIndex - 1]
        let digits = word.dropLast()
        let isNumber =
            unit == UInt8(ascii: "w")
            ? digits.allSatisfy(\.isASCIIDigit)
            : unit == UInt8(ascii: "x")
                && digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard words.count == 1, isNumber, 1...8 ~= digits.count else { return nil }
        return " " + String(decoding: word, as: UTF8.self)
    }
}

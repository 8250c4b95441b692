import Basics
import Foundation

/// Takes values that must not be kept out of what others write, however they spell them: in other letter case, escaped as
/// addresses, JSON or HTML write it, in Base64 or as hexadecimal digits.
public struct SecretRedaction: Sendable {
    /// In lower case, as far as it is ASCII.
    private let plain: [[UInt8]]
    /// What Base64 makes of them at each of the three places where they may begin; in the alphabet of addresses.
    private let encoded: [[UInt8]]

    /// Shorter ones would be found where nobody wrote them.
    private static let shortestEncoded = 6

    public init(_ secrets: [String]) {
        let secrets = Set(secrets.filter { !$0.isEmpty }).sorted { ($1.count, $0) < ($0.count, $1) }
            .map { Array($0.utf8) }
        let long = secrets.filter { $0.count >= Self.shortestEncoded }
        plain = secrets.map { $0.map(\.lowered) } + long.map { Array($0.hexadecimal.utf8) }
        encoded = long.flatMap { secret in (0..<3).compactMap { Self.base64(secret, from: $0) } }
    }

    public var isEmpty: Bool { plain.isEmpty }

    /// The text with a mark in the place of each of them.
    public func text(_ text: String, mark: String = "…") -> String {
        guard !isEmpty else { return text }
        let bytes = Array(text.utf8)
        let found = self.bytes(bytes, mark: mark)
        return found == bytes ? text : String(decoding: found, as: UTF8.self)
    }

    /// The bytes with a mark in the place of each of them.
    public func bytes(_ bytes: [UInt8], mark: String = "…") -> [UInt8] {
        guard !isEmpty else { return bytes }
        var result: [UInt8] = []
        var kept = 0
        bytes.withUnsafeBufferPointer { text in
            let starts = Set(plain.compactMap(\.first))
            var place = 0
            while place < text.count {
                guard let end = end(of: text, from: place, starts) else {
                    place += 1
                    continue
                }
                result += text[kept..<place]
                result += mark.utf8
                place = end
                kept = end
            }
        }
        return kept == 0 ? bytes : result + bytes[kept...]
    }

    private typealias Text = UnsafeBufferPointer<UInt8>

    /// Behind a value that begins at a place.
    private func end(of text: Text, from place: Int, _ starts: Set<UInt8>) -> Int? {
        let byte = text[place]
        if starts.contains(byte.lowered) || ByteSpelling.mayBegin(byte) {
            for secret in plain {
                if let end = Self.end(of: secret[...], in: text, from: place) { return end }
            }
        }
        for form in encoded where form[0] == byte.inAddressAlphabet {
            guard place + form.count <= text.count,
                form.indices.allSatisfy({ form[$0] == text[place + $0].inAddressAlphabet })
            else { continue }
            return place + form.count
        }
        return nil
    }

    /// Compares byte by byte, each in every way in which it may be written.
    private static func end(of secret: ArraySlice<UInt8>, in text: Text, from place: Int) -> Int? {
        guard let first = secret.first else { return place }
        for way in ByteSpelling.ways(of: text, at: place) where way.byte.lowered == first {
            if let end = end(of: secret.dropFirst(), in: text, from: way.next) { return end }
        }
        return nil
    }

    /// The characters that depend on the value alone, when so many bytes of another stand before it.
    private static func base64(_ secret: [UInt8], from shift: Int) -> [UInt8]? {
        let text = Data([UInt8](repeating: 0, count: shift) + secret).base64EncodedString()
        let first = shift == 0 ? 0 : shift + 1
        let last = (shift + secret.count) * 8 / 6
        guard last - first >= shortestEncoded else { return nil }
        return Array(text.utf8)[first..<last].map(\.inAddressAlphabet)
    }
}

extension UInt8 {
    fileprivate var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    /// Base64 has two alphabets, which differ in two characters.
    fileprivate var inAddressAlphabet: UInt8 {
        self == UInt8(ascii: "+")
            ? UInt8(ascii: "-") : self == UInt8(ascii: "/") ? UInt8(ascii: "_") : self
    }
}

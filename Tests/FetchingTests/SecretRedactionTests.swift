import Fetching
import Foundation
import Testing

/// That no spelling of a secret is left in what is kept.
@Suite struct SecretRedactionTests {
    private static let secret = "Hush/4711+x=ÑzQ&9"

    private static func escaped(_ isEscaped: (UInt8) -> Bool, _ form: (UInt8) -> String) -> String {
        String(
            decoding: secret.utf8.flatMap { isEscaped($0) ? Array(form($0).utf8) : [$0] },
            as: UTF8.self
        )
    }

    private static func hex(_ byte: UInt8) -> String {
        String(byte, radix: 16).count == 1 ? "0\(String(byte, radix: 16))" : String(byte, radix: 16)
    }

    private static let spellings: [String] = [
        secret, "hUSH/4711+X=ÑZq&9", escaped({ _ in true }) { "%\(hex($0))" },
        escaped({ _ in true }) { "%\(hex($0).uppercased())" },
        escaped({ _ in true }) { "%25\(hex($0))" }, escaped({ _ in true }) { "%2525\(hex($0))" },
        escaped({ $0 == 0x2F }) { _ in "\\/" },
        escaped({ $0 < 0x80 }) { "\\u00\(hex($0))" }, escaped({ $0 < 0x80 }) { "\\x\(hex($0))" },
        escaped({ $0 == 0x26 }) { _ in "&amp;" }, escaped({ $0 < 0x80 }) { "&#\($0);" },
        escaped({ $0 < 0x80 }) { "&#x\(hex($0));" },
        Data(secret.utf8).base64EncodedString(), Data("ab:\(secret)".utf8).base64EncodedString(),
        Data("abc:\(secret):z".utf8).base64EncodedString(),
        Data("abcd:\(secret)".utf8).base64EncodedString().replacing("+", with: "-")
            .replacing("/", with: "_"),
        secret.utf8.map(hex).joined(), secret.utf8.map(hex).joined().uppercased(),
    ]

    @Test(arguments: spellings)
    func everySpellingIsTakenOut(spelling: String) {
        let text = "antes <\(spelling)> después \(spelling)"
        let redacted = SecretRedaction([Self.secret]).text(text)
        for part in ["4711", "NDcxM", "ush/"] { #expect(!redacted.contains(part), "\(redacted)") }
        #expect(redacted.hasPrefix("antes <"))
        #expect(redacted.contains("> después "))
    }

    @Test(arguments: ["", "Hush/4711", "4711", "%", "\\u00", "&#x;", "&#xfff;", "+", "SHVzaA=="])
    func whatIsNoSecretStays(text: String) {
        #expect(SecretRedaction([Self.secret]).text("a \(text) b") == "a \(text) b")
        #expect(SecretRedaction([]).text(text) == text)
        #expect(SecretRedaction([""]).text(text) == text)
    }

    @Test func aSpaceMayBeAPlus() {
        #expect(SecretRedaction(["a b 4711"]).text("x=a+b%204711") == "x=…")
    }

    @Test func bytesThatAreNoTextStayAsTheyAre() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x00] + Array("abc4711".utf8) + [0x80]
        #expect(
            SecretRedaction(["ABC4711"]).bytes(bytes, mark: "-") == [0xFF, 0xFE, 0, 0x2D, 0x80]
        )
    }
}

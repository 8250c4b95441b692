import Basics
import Foundation

/// The hash of a password as servers keep it: bcrypt, which nginx, Caddy and Apache all take.
enum PasswordHash {
    /// How costly it is to try a password.
    static let cost = 10

    /// The hash is the same in every build, for its salt is made of the name and the site. A salt need only differ from
    /// those of others; nothing of the password is in it.
    static func of(_ password: String, user: String, site: String) -> String {
        let seed = SHA256.digest(of: "pregonero \(site) \(user)")
        return bcrypt(password, cost: cost, salt: Array(seed.prefix(16)))
    }

    static func bcrypt(_ password: String, cost: Int, salt: [UInt8]) -> String {
        let key = Array((Array(password.utf8) + [0]).prefix(72))
        var cipher = Blowfish(cost: cost, salt: salt, key: key)
        let text: [UInt32] = [
            0x4F72_7068, 0x6561_6E42, 0x6568_6F6C, 0x6465_7253, 0x6372_7944, 0x6F75_6274,
        ]
        let words = cipher.encrypt(text, times: 64)
        let bytes = words.flatMap { word in (0..<4).map { UInt8(word >> (24 - 8 * $0) & 255) } }
        return
            "$2b$\(cost < 10 ? "0" : "")\(cost)$\(encoded(salt))\(encoded(Array(bytes.prefix(23))))"
    }

    private static let alphabet = Array(
        "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    )

    /// Base 64 with an alphabet of its own and nothing to fill up.
    private static func encoded(_ bytes: [UInt8]) -> String {
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let word = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0...part.count { text.append(alphabet[word >> (18 - 6 * place) & 63]) }
        }
        return text
    }
}

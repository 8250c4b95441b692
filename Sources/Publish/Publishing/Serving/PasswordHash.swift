import Basics
import Foundation

#if os(Linux)
import CXcrypt
#endif

/// The hash of a password as servers keep it: bcrypt, which nginx, Caddy and Apache all take.
public enum PasswordHash {
    /// How costly it is to try a password.
    static let cost = 10

    /// Whether plain passwords can be hashed here: the C library of macOS does not know bcrypt.
    public static var takesPlainPasswords: Bool {
        #if os(Linux)
        true
        #else
        false
        #endif
    }

    /// Whether a text is a hash already, as `htpasswd -nB` or `caddy hash-password` print it.
    public static func isHash(_ text: String) -> Bool {
        text.wholeMatch(of: /\$2[aby]\$[0-9]{2}\$[.\/A-Za-z0-9]{53}/) != nil
    }

    /// The hash is the same in every build, for its salt is made of the name and the site. A salt need only differ from
    /// those of others; nothing of the password is in it.
    ///
    /// - Returns: a hash that was given as it is, and one that nothing fits where none can be made.
    static func of(_ password: String, user: String, site: String) -> String {
        if isHash(password) { return password }
        #if os(Linux)
        let seed = SHA256.digest(of: "pregonero \(site) \(user)").map(CChar.init(bitPattern:))
        var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
        crypt_gensalt_rn("$2b$", UInt(cost), seed, 16, &setting, Int32(setting.count))
        return hash(password, setting: setting) ?? "!"
        #else
        return "!"
        #endif
    }

    /// Whether a hash is that of a password; never where passwords cannot be hashed.
    public static func fits(_ password: String, _ hash: String) -> Bool {
        #if os(Linux)
        guard isHash(hash) else { return false }
        let setting = hash.utf8.map(CChar.init(bitPattern:)) + [0]
        return Self.hash(password, setting: setting) == hash
        #else
        return false
        #endif
    }

    #if os(Linux)
    /// - Parameters:
    ///   - password: plain.
    ///   - setting: way, cost and salt: `$2b$10$…`, ended by a zero.
    /// - Returns: the hash; nil where the C library refuses.
    static func hash(_ password: String, setting: [CChar]) -> String? {
        var work = crypt_data()
        return crypt_r(password, setting, &work).map { String(cString: $0) }
    }
    #endif
}

import Foundation
import Publishing
import Synchronization

/// Lets only those who know the password into what the portal closes, where others than this machine can call.
final class PreviewAuthentication: Sendable {
    private let isOpen: Bool
    /// What was let in last: to try a password takes its time.
    private let admitted = Mutex<Key?>(nil)

    private struct Key: Equatable {
        let credentials: String
        let hash: String
    }

    /// - Parameter isOpen: whether everybody who can call may see everything.
    init(isOpen: Bool) {
        self.isOpen = isOpen
    }

    /// Whether a request may see a path.
    ///
    /// - Parameters:
    ///   - path: below the site's address.
    ///   - table: says what is closed.
    ///   - authorization: the field of the request (RFC 7617).
    /// - Returns: true for all that is not closed.
    func admits(_ path: String, of table: ServingTable?, _ authorization: String?) -> Bool {
        guard !isOpen, let table, table.isGuarded(path), let closed = table.protection else {
            return true
        }
        guard let authorization, let (user, password) = Self.credentials(authorization),
            user == closed.user
        else { return false }
        let key = Key(credentials: authorization, hash: closed.hash)
        if admitted.withLock({ $0 == key }) { return true }
        guard PasswordHash.fits(password, closed.hash) else { return false }
        admitted.withLock { $0 = key }
        return true
    }

    private static func credentials(_ field: String) -> (user: String, password: String)? {
        let parts = field.split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "basic",
            let data = Data(base64Encoded: String(parts[1])),
            let text = String(data: data, encoding: .utf8), let colon = text.firstIndex(of: ":")
        else { return nil }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
}

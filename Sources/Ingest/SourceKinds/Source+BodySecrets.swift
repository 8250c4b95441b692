import Domain
import WebURL

extension Source {
    /// Shorter values would be found in what nobody meant.
    private static let shortestKey = 8
    private static let shortestOther = 16

    /// Values that must not be kept with an answer that repeats them: keys, passwords, headers, and of what stands in the
    /// address what looks like one. A user's name, a server or an address are words like any other.
    var bodySecrets: [String] {
        let host = address.flatMap { WebURL($0)?.host?.serialized } ?? ""
        return secrets.filter { secret in
            guard secret != credentials.user, !secret.contains("://"),
                !host.contains(secret.lowercased())
            else { return false }
            let isKey =
                secret == credentials.key || secret == credentials.password
                || headers.values.contains { $0.contains(secret) }
            if isKey { return secret.utf8.count >= Self.shortestKey }
            return secret.utf8.count >= Self.shortestOther && secret.contains(where: \.isNumber)
                && secret.contains(where: \.isLetter) && !secret.contains(where: \.isWhitespace)
        }
    }
}

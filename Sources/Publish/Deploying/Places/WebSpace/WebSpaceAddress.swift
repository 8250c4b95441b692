import Basics
import Foundation
import Transfers

/// Where web space is that takes files by FTP or SFTP, and who asks: `sftp://user:password@host:port/folder`.
public struct WebSpaceAddress: Equatable, Sendable {
    enum Way: String, Sendable {
        case ftp, ftps, sftp
    }

    let way: Way
    /// Without user and password, as `ftp.example.org:2121`.
    let server: String
    let user: String?
    let password: String?
    /// Relative where what is meant begins at the folder of the user.
    let folder: String
    /// Texts that no message may hold.
    let secrets: [String]

    /// Nil for what is no such address. A name or password may hold any sign, the folder no `@`.
    public init?(_ address: String) {
        guard let start = address.range(of: "://"),
            let way = Way(rawValue: String(address[..<start.lowerBound]))
        else { return nil }
        var rest = address[start.upperBound...]
        if let sign = rest.lastIndex(of: "@") {
            let words = rest[..<sign].split(separator: ":", maxSplits: 1)
            user = words.first.map(String.init)
            password = words.count == 2 ? String(words[1]) : nil
            rest = rest[rest.index(after: sign)...]
        } else {
            user = nil
            password = nil
        }
        let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let host = parts.first, !host.isEmpty, !host.hasPrefix("-") else { return nil }
        self.way = way
        server = String(host)
        let path = parts.count == 2 ? String(parts[1]) : ""
        // ssh has folders of a machine, FTP those of a user.
        folder =
            switch way {
            case .ftp, .ftps: path
            case .sftp where path == "~": ""
            case .sftp where path.hasPrefix("~/"): String(path.dropFirst(2))
            case .sftp: "/\(path)"
            }
        secrets = ToolRun.secrets(in: address)
        // What stands there in other words may be a password whose server was forgotten.
        if let port, !port.isEmpty, Int(foreign: port, in: 1...65_535) == nil { return nil }
    }

    /// As messages name it.
    var name: String { "\(way)://\(server)/\(folder.drop { $0 == "/" })" }

    /// The server without its port, `[::1]` without brackets.
    var host: String {
        if server.hasPrefix("["), let end = server.firstIndex(of: "]") {
            return String(server[server.index(after: server.startIndex)..<end])
        }
        return String(server.prefix { $0 != ":" })
    }

    /// Nil where it is the usual one.
    var port: String? {
        let after = server.hasPrefix("[") ? server.drop { $0 != "]" } : server[...]
        return after.firstIndex(of: ":").map { String(after[after.index(after: $0)...]) }
    }
}

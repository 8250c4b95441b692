public import Foundation

/// The address of a repository, as git is told it: a name and a password that stand in it go by the environment, since of command lines
/// everybody on the machine reads them.
public struct GitAddress: Sendable {
    /// Without them.
    public let plain: String
    /// What git has to have in its environment.
    public let environment: [String: String]
    /// Texts that no message may hold.
    public let secrets: [String]

    private static let password = "PREGONERO_GIT_PASSWORD"
    /// Stands for a program that knows a password, and ends at once.
    private static let helper = "!f() { printf 'password=%s\\n' \"$\(password)\"; }; f"

    /// - Parameters:
    ///   - address: as it is configured.
    ///   - environment: of this program, whose own settings for git stay.
    public init(
        _ address: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let written = ToolRun.secrets(in: address)
        guard let scheme = address.range(of: "://"),
            ["http", "https"].contains(address[..<scheme.lowerBound].lowercased()),
            case let server = address[scheme.upperBound...].prefix(while: { !"/?#".contains($0) }),
            let sign = server.lastIndex(of: "@")
        else {
            (plain, self.environment, secrets) = (address, [:], written)
            return
        }
        let start = address[..<scheme.upperBound]
        let rest = address[address.index(after: sign)...]
        plain = "\(start)\(rest)"
        let words = server[..<sign]
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? String($0) }
        secrets = written + words.dropFirst().filter { !$0.isEmpty && !written.contains($0) }
        let host = server[server.index(after: sign)...]
        self.environment = Self.environment(words, at: "\(start)\(host)", in: environment)
    }

    /// - Parameters:
    ///   - words: a name, and a password where there is one.
    ///   - server: that alone is told them.
    ///   - former: the environment of this program.
    /// - Returns: what is added to it.
    private static func environment(
        _ words: [String],
        at server: String,
        in former: [String: String]
    ) -> [String: String] {
        var settings = words.prefix(1).map { ("username", $0) }
        var variables: [String: String] = [:]
        if words.count == 2 {
            // The empty one takes away those of the machine, which would keep the password.
            settings += [("helper", ""), ("helper", helper)]
            variables[password] = words[1]
        }
        var count = former["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        count = min(max(0, count), limit)
        for (name, value) in settings {
            variables["GIT_CONFIG_KEY_\(count)"] = "credential.\(server).\(name)"
            variables["GIT_CONFIG_VALUE_\(count)"] = value
            count += 1
        }
        variables["GIT_CONFIG_COUNT"] = "\(count)"
        return variables
    }

    /// More settings nobody has.
    private static let limit = 10_000
}

import Basics
public import Domain

/// The site's own files that stand in for the theme's, each with the file of the theme beside which it was made: another program may
/// bring another one, which nobody would see.
public struct ThemeOverrides: Sendable {
    private let path: String

    /// - Parameter places: where the state is.
    public init(_ places: PublishingPlaces) {
        path = "\(places.state)/stand-ins"
    }

    /// What is known of one: the digests of itself, of the theme's file beside which it was made, and of that of which
    /// somebody was warned.
    private struct Entry {
        let own: String
        let made: String
        let warned: String
    }

    /// Own files whose file of the theme has changed since they were made; one that was edited since counts as compared.
    ///
    /// - Parameter theme: that in force.
    /// - Returns: a warning for each.
    public func outgrown(by theme: ThemeFiles) -> [Diagnostic] {
        warnings(theme, of: entries(of: theme)) { $0.made != $1 }
    }

    /// Own files whose file of the theme is another than was noted last.
    ///
    /// - Parameter theme: that in force.
    /// - Returns: a warning for each.
    func news(of theme: ThemeFiles) -> [Diagnostic] {
        warnings(theme, of: entries(of: theme)) { $0.warned != $1 }
    }

    /// Notes how they stand now, as somebody was warned; where that cannot be written, the same is said again.
    ///
    /// - Parameter theme: that in force.
    func note(_ theme: ThemeFiles) {
        let entries = entries(of: theme)
        var lines: [String] = []
        for file in theme.replaced {
            guard let entry = entries[file.path] else { continue }
            lines.append("\(entry.own) \(entry.made) \(Self.digest(file.builtIn)) \(file.path)\n")
        }
        let bytes = Array(lines.joined().utf8)
        if bytes.isEmpty {
            if FileSystem.exists(path) { try? FileSystem.remove(path) }
        } else if FileSystem.read(path) != bytes {
            _ = try? FileSystem.replace(path, with: bytes)
        }
    }

    private func warnings(
        _ theme: ThemeFiles,
        of entries: [String: Entry],
        where differs: (Entry, String) -> Bool
    ) -> [Diagnostic] {
        theme.replaced.compactMap { file in
            guard let entry = entries[file.path], differs(entry, Self.digest(file.builtIn)) else {
                return nil
            }
            return Diagnostic(
                .warning,
                "the theme's own '\(file.path)' has changed since this file took its place",
                path: theme.name(of: file.path),
                hint:
                    "take its changes over, or remove this file; one that is edited counts as compared"
            )
        }
    }

    /// Of those that there are now; one that is new or was edited goes with the theme's file of now.
    private func entries(of theme: ThemeFiles) -> [String: Entry] {
        let replaced = theme.replaced
        guard !replaced.isEmpty else { return [:] }
        let known = written()
        var entries: [String: Entry] = [:]
        for file in replaced {
            let own = Self.digest(file.own)
            let now = Self.digest(file.builtIn)
            let entry = known[file.path].flatMap { $0.own == own ? $0 : nil }
            entries[file.path] = entry ?? Entry(own: own, made: now, warned: now)
        }
        return entries
    }

    /// What is not as it should be counts as not known.
    private func written() -> [String: Entry] {
        guard let bytes = FileSystem.read(path) else { return [:] }
        var entries: [String: Entry] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
            guard parts.count == 4 else { continue }
            entries[parts[3]] = Entry(own: parts[0], made: parts[1], warned: parts[2])
        }
        return entries
    }

    private static func digest(_ bytes: [UInt8]) -> String { ContentDigest(of: bytes).text }
}

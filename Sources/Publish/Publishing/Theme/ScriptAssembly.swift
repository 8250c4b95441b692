import Basics
import Domain
import Shortening

/// The theme's scripts as they are sent: put together and shortened.
///
/// A line `// include NAME` stands for another script of the theme, which is then not sent by itself. Variables get short
/// names where all of a script is the theme's own, which browsers try as it is sent.
struct ScriptAssembly {
    private let theme: ThemeFiles

    private static let folder = "assets/"

    init(_ theme: ThemeFiles) {
        self.theme = theme
    }

    /// The scripts that stand in others.
    var parts: Set<String> {
        let scripts = theme.paths(in: "assets", ending: ".js")
        return Set(
            scripts.flatMap { ScriptPieces(theme.files[$0] ?? []).names }.map { Self.folder + $0 }
        )
    }

    /// The bytes of a script with all that it includes.
    ///
    /// - Throws: `PublishingError.invalid` when one of those is missing.
    func bytes(of path: String) throws(PublishingError) -> [UInt8] {
        let pieces = ScriptPieces(theme.files[path] ?? [])
        let isBuiltIn = ([path] + pieces.names.map { Self.folder + $0 }).allSatisfy(theme.isBuiltIn)
        if isBuiltIn, let sent = theme.sent(path) { return sent }
        let script = try pieces.joined { name, line throws(PublishingError) in
            guard let part = theme.files[Self.folder + name] else {
                throw .invalid([missing(name, in: path, line: line)])
            }
            return part
        }
        return ScriptText.shortened(script, isRenaming: isBuiltIn)
    }

    private func missing(_ name: String, in path: String, line: Int) -> Diagnostic {
        let known = theme.paths(in: "assets", ending: ".js")
            .map { String($0.dropFirst(Self.folder.count)) }
        return Diagnostic(
            .error,
            "there is no script '\(name)'",
            path: theme.name(of: path),
            line: line,
            hint: NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                ?? "scripts: \(known.joined(separator: ", "))"
        )
    }
}

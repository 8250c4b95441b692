import Basics
import Domain

/// The theme's scripts as they are sent: put together and shortened.
///
/// A line `// include NAME` stands for another script of the theme, which is then not sent by itself. Variables get short
/// names where all of a script is the theme's own, which browsers try as it is sent.
struct ScriptAssembly {
    private let theme: ThemeFiles
    /// The scripts that stand in others.
    let parts: Set<String>

    private static let folder = "assets/"
    private static let mark = "// include "

    init(_ theme: ThemeFiles) {
        self.theme = theme
        var parts: Set<String> = []
        for path in theme.paths(in: "assets", ending: ".js") {
            for line in Self.lines(of: theme.files[path] ?? []) {
                if let name = Self.included(line) { parts.insert(Self.folder + name) }
            }
        }
        self.parts = parts
    }

    /// The bytes of a script with all that it includes.
    ///
    /// - Throws: `PublishingError.invalid` when one of those is missing.
    func bytes(of path: String) throws(PublishingError) -> [UInt8] {
        var isOwn = theme.isOwn(path)
        var result: [UInt8] = []
        for (number, line) in Self.lines(of: theme.files[path] ?? []).enumerated() {
            if let name = Self.included(line) {
                guard let part = theme.files[Self.folder + name] else {
                    throw .invalid([missing(name, in: path, line: number + 1)])
                }
                isOwn = isOwn || theme.isOwn(Self.folder + name)
                result += part
            } else {
                result += line
            }
            result.append(Self.newLine)
        }
        return ScriptText.shortened(result, isRenaming: !isOwn)
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

extension ScriptAssembly {
    private static let newLine = UInt8(ascii: "\n")

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = bytes.split(separator: newLine, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func included(_ line: ArraySlice<UInt8>) -> String? {
        guard line.starts(with: mark.utf8) else { return nil }
        let name = String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self)
        return name.filter { !$0.isWhitespace }
    }
}

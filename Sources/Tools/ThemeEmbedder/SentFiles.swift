import Foundation
import Shortening

/// What readers are sent of scripts and style sheets, which is made once, in the place of each build of a site.
struct SentFiles {
    /// A script of the theme names one that is not there.
    struct MissingScript: Error {
        let name: String
        let path: String
    }

    private let scripts: [String: ScriptPieces]
    private let contents: [String: Data]
    /// The scripts that stand in others, and are not sent by themselves.
    private let parts: Set<String>

    private static let folder = "assets/"

    /// - Parameter contents: of all files of the theme, by their paths in it.
    init(_ contents: [String: Data]) {
        self.contents = contents
        scripts = contents.filter { $0.key.hasPrefix(Self.folder) && $0.key.hasSuffix(".js") }
            .mapValues { ScriptPieces([UInt8]($0)) }
        parts = Set(scripts.values.flatMap(\.names).map { Self.folder + $0 })
    }

    /// - Returns: what is sent; nil where it is no script and no style sheet, or is not sent as such.
    func content(of path: String) throws(MissingScript) -> Data? {
        guard let content = contents[path], !parts.contains(path) else { return nil }
        if let script = scripts[path] {
            let bytes = try script.joined { name, _ throws(MissingScript) in
                guard let part = contents[Self.folder + name] else {
                    throw MissingScript(name: name, path: path)
                }
                return [UInt8](part)
            }
            return Data(ScriptText.shortened(bytes, isRenaming: true))
        }
        let isSheet = path.hasPrefix(Self.folder) && path.hasSuffix(".css")
        return isSheet ? Data(StylesheetText.shortened([UInt8](content))) : nil
    }
}

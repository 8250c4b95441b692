public import Basics
public import Domain
import Pages

/// What is made of the theme alone, whatever is published with it.
public struct ThemeMaterial: Sendable {
    /// Scripts that stand in others, and are no files of their own.
    let parts: Set<String>
    /// The texts of the interface.
    let texts: Result<PortalTexts, TextFaults>
    private let scripts: [String: Result<[UInt8], PublishingError>]

    /// Begins to make it beside what else is done.
    ///
    /// - Parameters:
    ///   - theme: whose material it is.
    ///   - languages: of the site.
    /// - Returns: what will have been made of it.
    public static func begun(
        _ theme: ThemeFiles,
        languages: [Language]
    ) -> Future<ThemeMaterial> {
        Future { ThemeMaterial(theme, languages: languages) }
    }

    /// - Parameters:
    ///   - theme: whose material it is.
    ///   - languages: of the site.
    init(_ theme: ThemeFiles, languages: [Language]) {
        let assembly = ScriptAssembly(theme)
        let parts = assembly.parts
        let paths = theme.paths(in: "assets", ending: ".js").filter { !parts.contains($0) }
        let assembled = paths.map { path in
            Result { () throws(PublishingError) in try assembly.bytes(of: path) }
        }
        self.parts = parts
        scripts = Dictionary(uniqueKeysWithValues: zip(paths, assembled))
        texts = Result { () throws(TextFaults) in
            try PortalTexts(theme.texts, languages: languages)
        }
    }

    /// - Parameter path: that of a script of the theme which is a file of its own, as `assets/search.js`.
    /// - Returns: the script as it is sent.
    /// - Throws: `PublishingError.invalid` when something that it includes is missing.
    func script(_ path: String) throws(PublishingError) -> [UInt8] {
        guard let script = scripts[path] else {
            preconditionFailure("'\(path)' was not in the theme that this was made of")
        }
        return try script.get()
    }
}

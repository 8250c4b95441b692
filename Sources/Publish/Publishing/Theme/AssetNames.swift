import Basics
import Domain

/// The files that a site's own templates and style sheets can name, and where each is published.
struct AssetNames {
    /// Asset, or path below `Content/`, → site path.
    private let paths: [String: String]

    init(_ paths: [String: String]) {
        self.paths = paths
    }

    /// The site path of a file, whether it is named from `assets` or from the folder above it.
    func path(of name: String) -> String? {
        let prefix = "assets/"
        return paths[name]
            ?? (name.hasPrefix(prefix) ? paths[String(name.dropFirst(prefix.count))] : nil)
    }

    func missing(_ name: String, path: String, line: Int, column: Int? = nil) -> Diagnostic {
        Diagnostic(
            .error,
            "there is no asset '\(name)'",
            path: path,
            line: line,
            column: column,
            hint: NearestName.of(name, in: paths.keys).map { "did you mean '\($0)'?" }
                ?? "put it into Templates/assets, and name it from there, as 'mark.svg'"
        )
    }
}

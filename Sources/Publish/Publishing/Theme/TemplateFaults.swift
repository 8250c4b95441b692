import Domain
import Templating

/// Says of what is wrong in templates in which of the site's own files it is to be mended: the theme's own are whole by themselves.
struct TemplateFaults {
    private let theme: ThemeFiles
    /// The files below `Templates/`, by how messages name them.
    private let files: [String: String]
    /// What was said already.
    private var said: Set<String> = []

    /// - Parameters:
    ///   - theme: the templates.
    ///   - paths: of all that were read, below `Templates/`.
    init(_ theme: ThemeFiles, _ paths: [String]) {
        self.theme = theme
        files = Dictionary(paths.map { (theme.name(of: $0), $0) }) { first, _ in first }
    }

    /// - Parameter errors: of all templates.
    /// - Returns: each once. A mistake in a part that many pages share is one, whatever model it is checked against.
    mutating func diagnostics(_ errors: [TemplateError]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for error in errors {
            let place = "\(error.path):\(error.line):\(error.column)"
            guard error.line == 0 || said.insert(place).inserted else { continue }
            diagnostic(error).map { found.append($0) }
        }
        return found
    }

    private mutating func diagnostic(_ error: TemplateError) -> Diagnostic? {
        let found = Diagnostic(error)
        guard isBuiltIn(error.path) else {
            return Diagnostic(
                .error,
                found.message,
                path: found.path,
                line: found.line,
                column: found.column,
                hint: hint(found.hint, in: error.path)
            )
        }
        // Nobody can mend a file of the program: what is wrong is what the site puts beside it.
        let place = error.line > 0 ? "\(error.path):\(error.line)" : error.path
        let message = "\(error.message), which '\(place)' of the theme asks for"
        if let path = error.lacking, !isBuiltIn(path) {
            // Many pages may ask the same of it.
            guard said.insert("\(path): \(error.message)").inserted else { return nil }
            return Diagnostic(.error, message, path: path, hint: hint(error.hint, in: path))
        }
        guard let own = error.includes.first(where: { !isBuiltIn($0.path) }) else { return found }
        return Diagnostic(
            .error,
            message,
            path: own.path,
            line: own.line,
            hint: hint(error.hint, in: own.path)
        )
    }

    private func isBuiltIn(_ name: String) -> Bool { files[name].map(theme.isBuiltIn) ?? false }

    /// Says once of each file in the theme's place that the theme may have changed.
    private mutating func hint(_ hint: String?, in name: String) -> String? {
        guard let path = files[name], theme.standsIn(path), said.insert(name).inserted else {
            return hint
        }
        let advice = """
            '\(name)' stands in for the theme's file of this name: where that has changed, take its \
            changes over, or remove this one
            """
        return [hint, advice].compactMap(\.self).joined(separator: "\n")
    }
}

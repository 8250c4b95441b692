import Domain
import Pages
import TemplateModels
import Templating

/// The template of every kind of page.
struct PageTemplates: Sendable {
    let store: TemplateStore

    /// Reads all templates of the theme, and those of the site's own page types. Where any is the site's own, all are
    /// compiled at once, so that all that is wrong is reported; the theme's are whole, which its tests prove.
    ///
    /// - Parameters:
    ///   - theme: the templates.
    ///   - types: the site's own page types.
    ///   - assets: fills in where assets are published, which templates name.
    /// - Returns: all of them.
    /// - Throws: `PublishingError.invalid` with everything that is wrong in all of them.
    static func load(
        _ theme: ThemeFiles,
        types: [PageType],
        assets: AssetMarks? = nil
    ) throws(PublishingError) -> PageTemplates {
        let folders = ["layouts", "pages", "partials", "slots"]
        let paths = folders.flatMap { theme.paths(in: $0, ending: ".mustache") }
        let own = Dictionary(types.map { (Portal.template(of: $0).name, $0.template) }) { $1 }
        var marks = assets
        let sources = paths.map { path in
            let name = String(path.dropLast(".mustache".count))
            return TemplateSource(
                path: theme.name(of: path),
                name: name,
                text: filled(own[name] ?? theme.text(path), path: theme.name(of: path), &marks)
            )
        }
        if let marks, !marks.problems.isEmpty { throw .invalid(marks.problems) }
        let unknown = theme.unknownPages(besides: Set(own.keys))
        guard unknown.isEmpty else { throw .invalid(unknown) }
        let templates = PageTemplates(sources, types)
        guard theme.hasOwnTemplates || !types.isEmpty else { return templates }
        do {
            try templates.store.check()
            return templates
        } catch {
            var faults = TemplateFaults(theme, paths)
            throw .invalid(faults.diagnostics(error.errors))
        }
    }

    private static func filled(_ text: String, path: String, _ marks: inout AssetMarks?) -> String {
        guard AssetMarks.stand(in: text) else { return text }
        return marks?.filled(text, path: path) ?? text
    }

    private init(_ sources: [TemplateSource], _ types: [PageType]) {
        var schemas: [String: @Sendable () -> TemplateSchema] = [:]
        for model in Portal.models {
            schemas[model.template] = { model.templateSchema }
        }
        for (name, schema) in types.map(Portal.template) {
            schemas[name] = { schema }
        }
        store = TemplateStore(sources, schemas: schemas)
    }

    func render(_ model: any PageModel, into buffer: inout [UInt8]) {
        store.template(model.template)?.render(model.templateRecord, into: &buffer)
    }
}

extension Diagnostic {
    init(_ error: TemplateError) {
        let chain = error.includes.map { "included from \($0.path):\($0.line)" }
        let hints = [error.hint].compactMap(\.self) + chain
        self.init(
            .error,
            error.message,
            path: error.path,
            line: error.line > 0 ? error.line : nil,
            column: error.column > 0 ? error.column : nil,
            hint: hints.isEmpty ? nil : hints.joined(separator: "\n")
        )
    }
}

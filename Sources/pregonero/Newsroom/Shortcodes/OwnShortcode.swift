import Domain
import Foundation
import Markdown
import Publishing

/// A shortcode of the site's own, which a template says.
struct OwnShortcode: Shortcode {
    let name: String
    /// How messages name the template.
    let file: String
    let parameters: [ShortcodeParameter]
    let hasBody: Bool
    let templates: ShortcodeTemplates

    /// Where the text between its tags comes to stand.
    private static let place = "\u{E0F3}"

    var main: String? { parameters.count == 1 ? parameters.first?.name : nil }

    func html(_ call: ShortcodeCall) -> [String]? {
        let values = parameters.compactMap { parameter in
            call.text(parameter.name).map { (parameter.name, $0) }
        }
        guard
            let html = templates.html(
                name,
                Dictionary(values) { $1 },
                body: hasBody ? Self.place : nil,
                language: call.language
            )
        else {
            let fault = Self.fault(of: name, in: file)
            call.fault(fault.message, hint: fault.hint)
            return nil
        }
        let whole = "<div class=\"insert insert--own\">\(html)</div>"
        return hasBody ? whole.components(separatedBy: Self.place) : [whole]
    }
}

extension OwnShortcode {
    private static let keys: Set<String> = ["required", "optional", "body"]

    /// The site's own, with their templates checked.
    ///
    /// - Parameters:
    ///   - theme: in which they lie, as `shortcodes/<name>.mustache`.
    ///   - faults: gets what is wrong with them.
    /// - Returns: all of them.
    static func all(_ theme: ThemeFiles, faults: FileFaults) -> OwnShortcodes {
        var own = OwnShortcodes()
        var found: [(name: String, parameters: [ShortcodeParameter])] = []
        var sources: [ShortcodeTemplates.Source] = []
        for file in theme.shortcodes {
            let path = theme.name(of: file)
            let log = DiagnosticLog()
            let name = String(file.dropFirst("shortcodes/".count).dropLast(".mustache".count))
            if let source = source(name, theme.text(file), path: path, log: log) {
                sources.append(source.source)
                found.append((name, source.parameters))
            } else {
                own.faulty[name] = path
            }
            faults.add(log.diagnostics.map { $0.with(.warning) })
        }
        guard !sources.isEmpty else { return own }
        let templates = ShortcodeTemplates(sources) { faults.add([$0.with(.warning)]) }
        own.usable = zip(found, sources).map { shortcode, source in
            OwnShortcode(
                name: shortcode.name,
                file: source.path,
                parameters: shortcode.parameters,
                hasBody: source.hasBody,
                templates: templates
            )
        }
        return own
    }

    /// What a text is told that uses one whose template cannot be followed.
    static func fault(of name: String, in file: String) -> (message: String, hint: String) {
        ("the template of '\(name)' has mistakes", "mend \(file)")
    }

    /// Says which names no tag could give, or a template could not tell apart.
    private static func check(_ parameters: [String], _ fields: FrontMatterFields) {
        var seen: Set<String> = []
        for name in parameters {
            if ["body", "lang"].contains(name) {
                fields.error(
                    "required",
                    "'\(name)' is no parameter: every template has it",
                    hint: "take it from the list"
                )
            } else if name.wholeMatch(of: /[a-zA-Z0-9_-]+/) == nil {
                fields.error(
                    "required",
                    "'\(name)' is no name of a parameter",
                    hint: "use letters, digits and hyphens only"
                )
            } else if !seen.insert(name).inserted {
                fields.error(
                    "required",
                    "'\(name)' is named twice",
                    hint: "a parameter is required, or optional"
                )
            }
        }
    }

    private static func source(
        _ name: String,
        _ text: String,
        path: String,
        log: DiagnosticLog
    ) -> (source: ShortcodeTemplates.Source, parameters: [ShortcodeParameter])? {
        guard name.wholeMatch(of: /[a-zA-Z0-9_-]+/) != nil else {
            log.add(
                Diagnostic(
                    .error,
                    "'\(name)' is no name of a shortcode",
                    path: path,
                    hint: "name the file with letters, digits and hyphens only"
                )
            )
            return nil
        }
        guard let document = FrontMatterFile.read(text, path: path, known: keys, log: log) else {
            return nil
        }
        let fields = FrontMatterFields(document: document, log: log)
        let parameters =
            fields.texts("required").map { ShortcodeParameter.required($0) }
            + fields.texts("optional").map { ShortcodeParameter.optional($0) }
        check(parameters.map(\.name), fields)
        guard log.errors.isEmpty else { return nil }
        // A comment stands for the front matter, so that what follows keeps its lines.
        let lines = document.bodyLine - 2
        let blank = lines < 0 ? "" : "{{!\(String(repeating: "\n", count: lines))}}\n"
        let source = ShortcodeTemplates.Source(
            name: name,
            path: path,
            text: blank + document.body,
            parameters: parameters.map(\.name),
            hasBody: fields.flag("body") ?? false
        )
        return (source, parameters)
    }
}

public import Domain
import Pages
import TemplateModels
import Templating

/// The site's own shortcodes: templates whose names are the parameters that they declare.
public struct ShortcodeTemplates: Sendable {
    private let templates: [String: RecordTemplate]
    private let names: [String: [String]]

    /// One of them, as its file says.
    public struct Source: Sendable {
        public let name: String
        /// How messages name the file.
        public let path: String
        public let text: String
        public let parameters: [String]
        public let hasBody: Bool

        public init(
            name: String,
            path: String,
            text: String,
            parameters: [String],
            hasBody: Bool
        ) {
            self.name = name
            self.path = path
            self.text = text
            self.parameters = parameters
            self.hasBody = hasBody
        }
    }

    /// Stands for the kind of record that one template is given.
    private final class Kind: Sendable {}

    /// Keeps those without mistakes.
    ///
    /// - Parameters:
    ///   - sources: all of them.
    ///   - report: gets warnings of every mistake.
    public init(_ sources: [Source], report: (Diagnostic) -> Void) {
        var templates: [String: RecordTemplate] = [:]
        var names: [String: [String]] = [:]
        var told: Set<String> = []
        for source in sources {
            var set = TemplateSet(
                sources.map {
                    TemplateSource(path: $0.path, name: "shortcodes/\($0.name)", text: $0.text)
                }
            )
            let kind = Kind()
            let shapes =
                source.parameters.map { TemplateShape(name: $0, kind: .text) }
                + (source.hasBody ? [TemplateShape(name: "body", kind: .html)] : [])
                + [TemplateShape(name: "lang", kind: .text)]
            let template = set.compile(
                "shortcodes/\(source.name)",
                schema: TemplateSchema(
                    id: ObjectIdentifier(kind),
                    name: { "the shortcode '\(source.name)'" },
                    declared: { shapes }
                )
            )
            withExtendedLifetime(kind) {}
            let own = set.errors.filter { $0.path == source.path || !$0.includes.isEmpty }
            guard own.isEmpty else {
                for error in own.map(Self.diagnostic) where told.insert("\(error)").inserted {
                    report(error)
                }
                continue
            }
            templates[source.name] = template
            names[source.name] = source.parameters
            Self.survey(source, report)
        }
        self.templates = templates
        self.names = names
    }

    /// Whoever knows the templates of pages asks for an asset here, too.
    private static func diagnostic(_ error: TemplateError) -> Diagnostic {
        let told = Diagnostic(error)
        guard error.strangeName == "asset" else { return told }
        return Diagnostic(
            told.severity,
            told.message,
            path: told.path,
            line: told.line,
            column: told.column,
            hint: "templates of shortcodes name no assets: put the file into Content/static"
        )
    }

    /// Says what the policy of the pages keeps from working: in a text nothing stands that asks for leave.
    private static func survey(_ source: Source, _ report: (Diagnostic) -> Void) {
        for tag in TemplateTags(source.text) {
            let isElement = tag.isInline || ["object", "embed"].contains(tag.name)
            for fault in tag.forbidden.map({ "'\($0)'" }) + (isElement ? ["<\(tag.name)>"] : []) {
                report(
                    Diagnostic(
                        .warning,
                        "the policy of the pages forbids \(fault)",
                        path: source.path,
                        line: tag.line,
                        hint: "put styles into Templates/site.css, and scripts into a slot"
                    )
                )
            }
        }
    }

    /// What a shortcode stands for.
    ///
    /// - Parameters:
    ///   - name: of the shortcode.
    ///   - values: of its parameters.
    ///   - body: what stands in the place of the text between its tags; nil for one without.
    ///   - language: that of the text.
    /// - Returns: nil for one that there is not.
    public func html(
        _ name: String,
        _ values: [String: String],
        body: String?,
        language: Language
    ) -> String? {
        guard let template = templates[name], let names = names[name] else { return nil }
        let slots =
            names.map { name in values[name].map { TemplateSlot.text($0) } ?? .absent }
            + [body.map { .text($0) }].compactMap(\.self) + [.text(language.tag)]
        var buffer: [UInt8] = []
        template.render(TemplateRecord(slots: slots), into: &buffer)
        return String(decoding: buffer, as: UTF8.self)
    }
}

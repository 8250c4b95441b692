public import TemplateModels

/// The templates of a site: parsed together, checked against the models that they are for.
///
/// All faults of all templates are collected, so that one run tells an author everything.
public struct TemplateSet: Sendable {
    private let library: TemplateLibrary
    private var found: [TemplateError]
    private var used: Set<Int> = []

    public init(_ sources: [TemplateSource]) {
        library = TemplateLibrary(sources)
        found = library.errors
    }

    /// Compiles a template for a model; when it has faults, they join `errors` and the result
    /// renders nothing.
    public mutating func compile<Model: TemplateModel>(
        _ name: String,
        for model: Model.Type = Model.self
    ) -> Template<Model> {
        Template(compile(name, schema: Model.templateSchema))
    }

    /// Compiles a template for records of a schema; when it has faults, they join `errors` and the result renders
    /// nothing.
    public mutating func compile(_ name: String, schema: TemplateSchema) -> RecordTemplate {
        guard let file = library.indices[name] else {
            add([.unknownTemplate(name, hint: library.hint(for: name))])
            return RecordTemplate(Program())
        }
        var names = ModelNames()
        let scope = names.rootScope(schema)
        var compiler = TemplateCompiler(library, names: names)
        let program = compiler.compose(file, in: scope)
        used.formUnion(compiler.used)
        let errors = compiler.errors + compiler.names.schemas.repeated.map(TemplateError.repeated)
        add(errors)
        return RecordTemplate(errors.isEmpty ? program : Program())
    }

    /// Everything that is wrong so far, each fault once, sorted by place.
    public var errors: [TemplateError] {
        found.sorted()
    }

    /// The paths of templates that no compiled template is or includes, such as misnamed ones.
    public var unusedPaths: [String] {
        library.trees.indices.filter { !used.contains($0) }.map { library.trees[$0].path }.sorted()
    }

    /// The same fault of a partial that many pages include is told once, with its first way there.
    private mutating func add(_ errors: [TemplateError]) {
        for error in errors where !found.contains(where: { $0.isSame(as: error) }) {
            found.append(error)
        }
    }
}

extension TemplateError {
    fileprivate static func repeated(model: String, name: String) -> TemplateError {
        let message = "the model declares '\(name)' twice"
        return TemplateError(path: model, line: 0, column: 0, message: message)
    }

    fileprivate func isSame(as other: TemplateError) -> Bool {
        path == other.path && line == other.line && column == other.column
            && message == other.message
    }
}

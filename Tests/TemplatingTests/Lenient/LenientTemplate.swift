@testable import Templating

/// A template for data without a schema: unknown names and templates render as nothing, as the
/// Mustache specification describes. Pages of models use `Template` instead.
struct LenientTemplate: Sendable {
    private let program: Program

    /// - Parameters:
    ///   - name: which of the sources is the page.
    ///   - sources: the template itself and all that it may include.
    /// - Throws: what is wrong with the texts, such as tags that are never closed.
    init(_ name: String, in sources: [TemplateSource]) throws(TemplateErrors) {
        let library = TemplateLibrary(sources)
        guard library.errors.isEmpty else { throw TemplateErrors(library.errors.sorted()) }
        guard let file = library.indices[name] else {
            throw TemplateErrors([.unknownTemplate(name, hint: library.hint(for: name))])
        }
        var compiler = TemplateCompiler(library, names: LooseNames())
        program = compiler.compose(file, in: LooseNames.Scope())
        guard compiler.errors.isEmpty else { throw TemplateErrors(compiler.errors.sorted()) }
    }

    /// Appends the page as UTF-8.
    func render(_ value: TemplateValue, into buffer: inout [UInt8]) {
        var machine = ValueMachine(program, root: value)
        machine.run(into: &buffer)
    }
}

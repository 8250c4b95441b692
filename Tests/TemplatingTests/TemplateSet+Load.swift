@testable import Templating

extension TemplateSet {
    /// Loads templates, or throws everything that is wrong with them.
    ///
    /// - Parameters:
    ///   - sources: all templates and partials.
    ///   - compile: calls `compile(_:for:)` for each page and keeps the results.
    /// - Returns: what `compile` made.
    /// - Throws: all faults of all templates, sorted by place.
    static func load<Templates>(
        _ sources: [TemplateSource],
        compile: (inout TemplateSet) -> Templates
    ) throws(TemplateErrors) -> Templates {
        var set = TemplateSet(sources)
        let templates = compile(&set)
        guard set.errors.isEmpty else { throw TemplateErrors(set.errors) }
        return templates
    }
}

import Synchronization
public import TemplateModels

/// The templates of a site, each compiled when a page first needs it.
public final class TemplateStore: Sendable {
    private struct Stock {
        var set: TemplateSet
        var compiled: [String: RecordTemplate] = [:]
    }

    private let stock: Mutex<Stock>
    private let schemas: [String: @Sendable () -> TemplateSchema]

    /// - Parameters:
    ///   - sources: all templates and partials.
    ///   - schemas: of the records that the templates of pages are for, by the templates' names.
    public init(
        _ sources: [TemplateSource],
        schemas: [String: @Sendable () -> TemplateSchema]
    ) {
        stock = Mutex(Stock(set: TemplateSet(sources)))
        self.schemas = schemas
    }

    /// Compiles all of them at once: what is not known to be whole is looked through before anything is rendered.
    ///
    /// - Throws: all faults of all templates, sorted by place.
    public func check() throws(TemplateErrors) {
        let errors = stock.withLock { stock in
            for name in schemas.keys.sorted() { _ = compile(name, in: &stock) }
            return stock.set.errors
        }
        guard errors.isEmpty else { throw TemplateErrors(errors) }
    }

    /// - Parameter name: such as `pages/front`.
    /// - Returns: nil where no page has a template of that name; one with faults renders nothing.
    public func template(_ name: String) -> RecordTemplate? {
        stock.withLock { compile(name, in: &$0) }
    }

    private func compile(_ name: String, in stock: inout Stock) -> RecordTemplate? {
        if let compiled = stock.compiled[name] { return compiled }
        guard let schema = schemas[name]?() else { return nil }
        let template = stock.set.compile(name, schema: schema)
        stock.compiled[name] = template
        return template
    }

    /// The paths of templates that none of those that were compiled is or includes, such as misnamed ones.
    public var unusedPaths: [String] { stock.withLock { $0.set.unusedPaths } }
}

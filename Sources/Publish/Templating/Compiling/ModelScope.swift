/// What names mean inside of sections over models: the contexts, outermost first.
///
/// A context that is entered again replaces its earlier self, which nothing could name any more.
/// So templates that include themselves meet only so many scopes.
struct ModelScope: Hashable {
    /// One context of a scope.
    enum Context: Hashable {
        case model(schema: Int, register: Int, isItem: Bool)
        /// One of several texts.
        case textItem(register: Int)
        /// A text or number that is present.
        case value(Value)
    }

    private(set) var contexts: [Context]

    init(schema: Int, register: Int) {
        contexts = [.model(schema: schema, register: register, isItem: false)]
    }

    func entering(_ context: Context) -> ModelScope {
        var inner = self
        if case .value = contexts.last {
            inner.contexts.removeLast()
        }
        inner.contexts.removeAll { $0 == context }
        inner.contexts.append(context)
        return inner
    }

    /// The register of the innermost list's item.
    var itemRegister: Int? {
        for context in contexts.reversed() {
            switch context {
            case .model(_, let register, true), .textItem(let register): return register
            case .model, .value: continue
            }
        }
        return nil
    }
}

import Basics

/// All parsed templates of a set, by name.
struct TemplateLibrary: Sendable {
    private(set) var trees: [TemplateTree] = []
    private(set) var indices: [String: Int] = [:]
    /// Faults of the texts themselves, and names that were given twice.
    private(set) var errors: [TemplateError] = []

    init(_ sources: [TemplateSource]) {
        for source in sources {
            let tree = TemplateTree(source)
            errors += tree.faults.map { tree.error($0) }
            if let earlier = indices[source.name] {
                let message = "template '\(source.name)' is given twice"
                let hint = "it is also in \(trees[earlier].path)"
                errors.append(
                    TemplateError(
                        path: source.path,
                        line: 0,
                        column: 0,
                        message: message,
                        hint: hint
                    )
                )
            } else {
                indices[source.name] = trees.count
                trees.append(tree)
            }
        }
    }

    /// A question that names the most similar template, for a hint.
    func hint(for name: String) -> String? {
        NearestName.of(name, in: indices.keys).map { "did you mean '\($0)'?" }
    }
}

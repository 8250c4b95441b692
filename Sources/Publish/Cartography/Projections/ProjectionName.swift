import Basics
public import Domain

extension ProjectionKind {
    /// The projection that a configuration names.
    ///
    /// - Throws: a diagnostic with the nearest known name.
    public init(named name: String, path: String? = nil) throws(Diagnostic) {
        let names = ProjectionKind.allCases.map(\.rawValue)
        guard let kind = ProjectionKind(rawValue: name) else {
            throw Diagnostic(
                .error,
                "there is no projection '\(name)'",
                path: path,
                hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                    ?? "projections: \(names.joined(separator: ", "))"
            )
        }
        self = kind
    }
}

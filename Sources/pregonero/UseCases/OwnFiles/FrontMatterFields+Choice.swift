import Basics

extension FrontMatterFields {
    /// What one of a few words says; nil where there is none, and for another one, which is an error.
    ///
    /// - Parameters:
    ///   - key: where it stands.
    ///   - type: what the words are.
    ///   - others: words that would do too.
    /// - Returns: the value.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ key: String,
        _ type: Value.Type,
        besides others: [String] = []
    ) -> Value? {
        guard let name = text(key) else { return nil }
        if let value = Value(rawValue: name) { return value }
        unknown(key, name, among: Value.allCases.map(\.rawValue) + others)
        return nil
    }

    /// A word that is none of those that are known is an error.
    func unknown(_ key: String, _ name: String, what: String? = nil, among known: [String]) {
        error(
            key,
            "unknown \(what ?? key) '\(name)'",
            hint: NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                ?? "known: \(known.joined(separator: ", "))"
        )
    }
}

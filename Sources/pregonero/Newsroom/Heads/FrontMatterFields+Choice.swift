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

    /// What some of a few words say, each once and in their order; another one is reported and passed over.
    ///
    /// - Parameters:
    ///   - key: where they stand, one alone or a list.
    ///   - type: what the words are.
    /// - Returns: the values.
    func choices<Value: RawRepresentable<String> & CaseIterable>(
        _ key: String,
        _ type: Value.Type
    ) -> [Value] {
        let names = texts(key).map { $0.lowercased() }
        let known = Value.allCases.map(\.rawValue)
        for name in names where !known.contains(name) {
            warn(
                key,
                "'\(key)' cannot be '\(name)'",
                hint: NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                    ?? "known: \(known.joined(separator: ", "))"
            )
        }
        return Value.allCases.filter { names.contains($0.rawValue) }
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

import Domain

/// A catalogue while its files are being read, and the checks that make it complete.
struct CatalogueDraft {
    let language: Language
    /// The file that is named when a text is missing.
    let path: String
    private var phrases: [TextKey: Phrase] = [:]
    private var singular: [TextKey: Phrase] = [:]

    init(language: Language, path: String) {
        self.language = language
        self.path = path
    }

    mutating func read(_ file: CatalogueFile) throws(Diagnostic) {
        for entry in file.entries {
            let (key, isSingular) = try Self.key(entry, in: file)
            let phrase = try Self.phrase(entry, of: key, in: file)
            if isSingular {
                singular[key] = phrase
            } else {
                phrases[key] = phrase
            }
        }
    }

    func finished() throws(Diagnostic) -> Catalogue {
        for key in TextKey.allCases {
            let isMissing = phrases[key] == nil || (key.isPlural && singular[key] == nil)
            guard isMissing else { continue }
            let name = key.rawValue + (key.isPlural ? ".one / .other" : "")
            throw Diagnostic(.error, "the text '\(name)' is missing", path: path)
        }
        let catalogue = Catalogue(language: language, phrases: phrases, singular: singular)
        guard catalogue.months.count == 12, catalogue.monthsShort.count == 12,
            catalogue.weekdays.count == 7
        else {
            throw Diagnostic(
                .error,
                "months and monthsShort need 12 names, weekdays 7",
                path: path,
                hint: "separate them by commas; weekdays begin with Sunday"
            )
        }
        return catalogue
    }

    private static func key(
        _ entry: CatalogueFile.Entry,
        in file: CatalogueFile
    ) throws(Diagnostic) -> (TextKey, isSingular: Bool) {
        if let key = keys[entry.key], !key.isPlural { return (key, false) }
        let parts = entry.key.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let key = keys[parts[0]], key.isPlural {
            if parts[1] == "one" { return (key, true) }
            if parts[1] == "other" { return (key, false) }
        }
        let near = NearestName.of(entry.key, in: Self.names)
        throw Diagnostic(
            .error,
            "there is no text '\(entry.key)'",
            path: file.path,
            line: entry.line,
            hint: near.map { "did you mean '\($0)'?" }
        )
    }

    private static func phrase(
        _ entry: CatalogueFile.Entry,
        of key: TextKey,
        in file: CatalogueFile
    ) throws(Diagnostic) -> Phrase {
        guard let text = entry.text else {
            throw Diagnostic(
                .error,
                "'\(entry.key)' has no text",
                path: file.path,
                line: entry.line,
                hint: "write: \(entry.key) = the text"
            )
        }
        let allowed = key.slots.map { "{\($0.rawValue)}" }.joined(separator: " ")
        let hint = allowed.isEmpty ? "this text has no slots" : "it may use \(allowed)"
        do throws(Phrase.UnknownSlot) {
            let phrase = try Phrase(parsing: text)
            if let wrong = phrase.slots.first(where: { !key.slots.contains($0) }) {
                throw Phrase.UnknownSlot(name: wrong.rawValue)
            }
            return phrase
        } catch {
            throw Diagnostic(
                .error,
                "the text '\(entry.key)' has no slot {\(error.name)}",
                path: file.path,
                line: entry.line,
                hint: hint
            )
        }
    }

    /// The keys by their names, since an enumeration looks for a name among all of them.
    private static let keys = Dictionary(
        TextKey.allCases.map { ($0.rawValue, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let names: [String] = TextKey.allCases.flatMap { key in
        key.isPlural ? ["\(key.rawValue).one", "\(key.rawValue).other"] : [key.rawValue]
    }
}

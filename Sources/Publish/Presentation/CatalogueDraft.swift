import Basics
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

    /// - Returns: what is wrong with the file, line by line.
    mutating func read(_ file: CatalogueFile) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for entry in file.entries {
            do throws(Diagnostic) {
                let (key, isSingular) = try Self.key(entry, in: file)
                let phrase = try Self.phrase(entry, of: key, in: file)
                if isSingular {
                    singular[key] = phrase
                } else {
                    phrases[key] = phrase
                }
            } catch {
                problems.append(error)
            }
        }
        return problems
    }

    /// The texts that no file of the language has.
    var missing: [TextKey] { TextKey.allCases.filter { !has($0) } }

    private func has(_ key: TextKey) -> Bool {
        phrases[key] != nil && (!key.isPlural || singular[key] != nil)
    }

    /// Takes texts that are missing from other languages, the first that has them; what says which language it is, from its tag.
    ///
    /// - Returns: the texts that none of them has, and the languages whose texts stand in now.
    mutating func complete(
        from others: [CatalogueDraft]
    ) -> (lost: [TextKey], helpers: [Language]) {
        var helpers: [Language] = []
        for key in missing {
            if let own = ownWord(for: key) {
                phrases[key] = own
            } else if let other = others.first(where: { $0.has(key) }) {
                phrases[key] = other.phrases[key]
                singular[key] = other.singular[key]
                if !helpers.contains(other.language) { helpers.append(other.language) }
            }
        }
        return (missing, helpers)
    }

    private func ownWord(for key: TextKey) -> Phrase? {
        switch key {
        case .languageName: try? Phrase(parsing: language.tag.uppercased())
        case .locale: try? Phrase(parsing: language.tag.replacing("-", with: "_"))
        default: nil
        }
    }

    /// The names of texts as files spell them.
    static func names(of keys: [TextKey]) -> String {
        let most = 100
        let names = keys.prefix(most).map { $0.rawValue + ($0.isPlural ? ".one / .other" : "") }
        let more = keys.count > most ? " and \(keys.count - most) more" : ""
        return names.joined(separator: ", ") + more
    }

    func finished() throws(Diagnostic) -> Catalogue {
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

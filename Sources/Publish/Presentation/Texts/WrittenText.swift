import Basics
import Domain
import Languages

/// One line of a file of texts, understood.
struct WrittenText {
    let key: TextKey
    /// The form that it is, of a plural; `other` for a text that has one form only.
    let category: PluralCategory
    let phrase: Phrase
    let path: String
    let line: Int

    /// - Throws: what is wrong with the line; the names of forms that it suggests are those of the language.
    init(
        _ entry: CatalogueFile.Entry,
        in file: CatalogueFile,
        plurals: PluralRules
    ) throws(Diagnostic) {
        (key, category) = try Self.name(entry, in: file, plurals: plurals)
        phrase = try Self.phrase(entry, of: key, in: file)
        path = file.path
        line = entry.line
    }

    /// What is wrong with it where the language has no such form; nil where it has.
    func strangeness(in language: Language, plurals: PluralRules) -> Diagnostic? {
        guard !plurals.categories.contains(category) else { return nil }
        let forms = plurals.categories.map { ".\($0.rawValue)" }
        return Diagnostic(
            .warning,
            "\(Self.unknown("\(key.rawValue).\(category.rawValue)")); the line is left out",
            path: path,
            line: line,
            hint: forms.count == 1
                ? "plurals in '\(language)' have only the form \(forms[0])"
                : "plurals in '\(language)' have the forms \(forms.listed)"
        )
    }

    private static func name(
        _ entry: CatalogueFile.Entry,
        in file: CatalogueFile,
        plurals: PluralRules
    ) throws(Diagnostic) -> (TextKey, PluralCategory) {
        if let key = keys[entry.key], !key.isPlural { return (key, .other) }
        let parts = entry.key.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, let key = keys[parts[0]], key.isPlural,
            let category = PluralCategory(rawValue: parts[1])
        {
            return (key, category)
        }
        let names = TextKey.allCases.flatMap { key in
            key.isPlural
                ? plurals.categories.map { "\(key.rawValue).\($0.rawValue)" } : [key.rawValue]
        }
        let beforeColon = keyBeforeColon(of: entry)
        let name = beforeColon ?? entry.key
        let near = names.contains(name) ? name : NearestName.of(name, in: names)
        throw fault(
            unknown(entry.key),
            of: entry,
            meaning: near,
            in: file,
            hint: beforeColon.map { _ in "write: \(near ?? "its name") = the text" }
                ?? near.map { "did you mean '\($0)'?" }
                ?? "take the name from the theme's texts/es.txt"
        )
    }

    /// A line that cannot be used is left out, and the text stays as it is without it. Not so a part of addresses,
    /// even one whose name is misspelt, since all pages below it would move.
    private static func fault(
        _ message: String,
        of entry: CatalogueFile.Entry,
        meaning name: String? = nil,
        in file: CatalogueFile,
        hint: String
    ) -> Diagnostic {
        let isAddress = [entry.key, name ?? ""].contains { $0.lowercased().hasPrefix("path") }
        return Diagnostic(
            isAddress ? .error : .warning,
            isAddress ? message : "\(message); the line is left out",
            path: file.path,
            line: entry.line,
            hint: hint
        )
    }

    /// What stands for the key in a line such as `motto: News of the valley`; nil for another one.
    private static func keyBeforeColon(of entry: CatalogueFile.Entry) -> String? {
        guard entry.text == nil, let colon = entry.key.firstIndex(of: ":") else { return nil }
        return String(entry.key[..<colon]).trimmingASCIISpaces()
    }

    private static func unknown(_ name: String) -> String { "there is no text '\(name)'" }

    private static func phrase(
        _ entry: CatalogueFile.Entry,
        of key: TextKey,
        in file: CatalogueFile
    ) throws(Diagnostic) -> Phrase {
        guard let text = entry.text else {
            throw fault(
                "'\(entry.key)' has no text",
                of: entry,
                in: file,
                hint: "write: \(entry.key) = the text"
            )
        }
        if entry.key.hasPrefix("path"), !isPartOfAddresses(text) {
            throw fault(
                "'\(text)' of '\(entry.key)' cannot be a part of addresses",
                of: entry,
                in: file,
                hint: "one word of letters, digits and hyphens, as 'noticias'"
            )
        }
        do throws(Phrase.UnknownSlot) {
            let phrase = try Phrase(parsing: text)
            if let wrong = phrase.slots.first(where: { !key.slots.contains($0) }) {
                throw Phrase.UnknownSlot(name: wrong.rawValue)
            }
            return phrase
        } catch {
            let allowed = key.slots.map { "{\($0.rawValue)}" }.joined(separator: " ")
            throw fault(
                "the text '\(entry.key)' has no slot {\(error.name)}",
                of: entry,
                in: file,
                hint: allowed.isEmpty ? "this text has no slots" : "it may use \(allowed)"
            )
        }
    }

    /// Whether pages can lie in a folder of that name, which must lead nowhere else and be nobody else's.
    private static func isPartOfAddresses(_ text: String) -> Bool {
        SitePath.isPlain(text) && SitePath.fitsFiles(text) && !text.contains("/")
            && !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("_")
    }

    /// The keys by their names, since an enumeration looks for a name among all of them.
    private static let keys = Dictionary(
        TextKey.allCases.map { ($0.rawValue, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}

extension [String] {
    /// `.one, .few and .other`.
    var listed: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

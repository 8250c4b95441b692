import Domain
import Languages

/// A catalogue while its files are being read, and the checks that make it complete.
struct CatalogueDraft {
    let language: Language
    /// The file that is named when a text is missing.
    let path: String
    private var phrases: [TextKey: Phrase] = [:]
    private var forms: [PluralCategory: [TextKey: Phrase]] = [:]
    /// The lines of the files that are forms of plurals, in order.
    private var plurals: [WrittenText] = []
    private var rules: PluralRules
    /// The first numbers of each form that texts must have.
    private var examples: [PluralCategory: [Int]]

    init(language: Language, path: String) {
        self.language = language
        self.path = path
        rules =
            KnownLanguages.data(for: language.tag).map { PluralRules($0.plurals) }
            ?? PluralRules(one: [1])
        examples = rules.examples
    }

    /// - Returns: what is wrong with the file, line by line: warnings of lines that are left out or say nothing.
    mutating func read(_ file: CatalogueFile) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var lines: [String: Int] = [:]
        for entry in file.entries {
            if let earlier = lines.updateValue(entry.line, forKey: entry.key) {
                problems.append(
                    Diagnostic(
                        .warning,
                        "the text '\(entry.key)' stands twice; this one counts",
                        path: file.path,
                        line: entry.line,
                        hint: "remove line \(earlier), or this one"
                    )
                )
            }
            do throws(Diagnostic) {
                let text = try WrittenText(entry, in: file, plurals: rules)
                if text.key.isPlural { plurals.append(text) }
                if text.category == .other {
                    phrases[text.key] = text.phrase
                } else {
                    forms[text.category, default: [:]][text.key] = text.phrase
                }
            } catch {
                problems.append(error)
            }
        }
        if let numbers = phrases[.pluralOne]?.filled({ _ in "" }) {
            rules = PluralRules(
                one: numbers.split(separator: ",").compactMap { Int($0.trimmingASCIISpaces()) }
            )
            examples = rules.examples
        }
        return problems
    }

    /// The forms that the language does not have. Known when all files are read, since one may say `pluralOne`.
    var strangeForms: [Diagnostic] {
        plurals.compactMap { $0.strangeness(in: language, plurals: rules) }
    }

    /// The plurals that lack a form which numbers below a thousand need, so that another form stands in.
    var lackingForms: [Diagnostic] {
        TextKey.allCases.filter(\.isPlural).compactMap { key in
            let lacking = needed.filter { $0 != .other && forms[$0]?[key] == nil }
            guard phrases[key] != nil, !lacking.isEmpty,
                let place = plurals.last(where: { $0.key == key && $0.category == .other })
            else { return nil }
            let names = lacking.map { ".\($0.rawValue)" }
            let lines = lacking.map { "\(key.rawValue).\($0.rawValue) for \(numbers(of: $0))" }
            return Diagnostic(
                .warning,
                "the text '\(key.rawValue)' lacks \(names.listed), for which .other stands in",
                path: place.path,
                line: place.line,
                hint: "write \(lines.joined(separator: "; "))"
            )
        }
    }

    private var needed: [PluralCategory] { rules.categories.filter { examples[$0] != nil } }

    /// `2, 3, 4, 22 …`; the dots where there may be more.
    private func numbers(of category: PluralCategory) -> String {
        let numbers = examples[category] ?? []
        let more = numbers.count < PluralRules.mostExamples ? "" : " …"
        return numbers.map(String.init).joined(separator: ", ") + more
    }

    /// The texts that no file of the language has.
    var missing: [TextKey] {
        TextKey.allCases.filter { !$0.isOptional && !has($0, in: needed) }
    }

    /// Whether there is a text, of a plural for all these forms.
    private func has(_ key: TextKey, in categories: [PluralCategory]) -> Bool {
        phrases[key] != nil || key.isPlural && categories.allSatisfy { forms[$0]?[key] != nil }
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
            } else if let other = others.first(where: { $0.has(key, in: needed) }) {
                phrases[key] = other.phrases[key]
                for category in PluralCategory.allCases {
                    forms[category]?[key] = nil
                    guard let form = other.forms[category]?[key] else { continue }
                    forms[category, default: [:]][key] = form
                }
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
    func names(of keys: [TextKey]) -> String {
        let most = 100
        let forms = needed.map { ".\($0.rawValue)" }.joined(separator: " / ")
        let names = keys.prefix(most).map { $0.rawValue + ($0.isPlural ? forms : "") }
        let more = keys.count > most ? " and \(keys.count - most) more" : ""
        return names.joined(separator: ", ") + more
    }

    func finished() throws(Diagnostic) -> Catalogue {
        let catalogue = Catalogue(
            language: language,
            plurals: rules,
            phrases: phrases,
            forms: forms
        )
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
}

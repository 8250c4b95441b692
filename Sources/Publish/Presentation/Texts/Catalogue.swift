public import Domain
public import Languages

/// All texts of the interface in one language.
public struct Catalogue: Sendable {
    public let language: Language
    private let phrases: [TextKey: Phrase]
    private let forms: [PluralCategory: [TextKey: Phrase]]
    private let plurals: PluralRules
    let digitGroup: String
    private let digitGroupFrom: Int
    let months: [String]
    let monthsShort: [String]
    let weekdays: [String]
    /// How names are ordered.
    public let collation: Collation

    /// A catalogue from its phrases.
    ///
    /// - Parameters:
    ///   - language: the language of the texts.
    ///   - plurals: which form goes with a number.
    ///   - phrases: the texts, of plurals the form `other`.
    ///   - forms: all other forms of plurals.
    init(
        language: Language,
        plurals: PluralRules,
        phrases: [TextKey: Phrase],
        forms: [PluralCategory: [TextKey: Phrase]]
    ) {
        self.language = language
        self.plurals = plurals
        self.phrases = phrases
        self.forms = forms
        func list(_ key: TextKey) -> [String] {
            let text = phrases[key]?.filled { _ in "" } ?? ""
            return text.split(separator: ",").map { $0.trimmingASCIISpaces() }
        }
        months = list(.months)
        monthsShort = list(.monthsShort)
        weekdays = list(.weekdays)
        collation = Collation(alphabet: phrases[.alphabet]?.filled { _ in "" } ?? "")
        digitGroup = phrases[.digitGroup]?.filled { _ in "" } ?? ""
        digitGroupFrom = list(.digitGroupFrom).first.flatMap { Int($0) } ?? 4
    }

    public subscript(_ key: TextKey) -> String {
        phrases[key]?.filled { _ in "" } ?? ""
    }

    public func text(_ key: TextKey, _ values: KeyValuePairs<TextSlot, String>) -> String {
        fill(key) { slot in values.first { $0.key == slot }?.value ?? "" }
    }

    public func text(_ key: TextKey, _ values: [TextSlot: String]) -> String {
        fill(key) { values[$0] ?? "" }
    }

    /// The form of a plural text that fits the number, with the number in the slot.
    public func text(_ key: TextKey, count: Int) -> String {
        phrase(key, plurals.category(of: count))?.filled { _ in number(count) } ?? ""
    }

    /// A text with its slots as they are written, for a script to fill.
    public func pattern(_ key: TextKey) -> String {
        phrases[key].map(Self.pattern) ?? ""
    }

    /// The forms of a plural text that are written, for a script to choose from and to fill.
    public func patterns(ofPlural key: TextKey) -> [(category: PluralCategory, text: String)] {
        plurals.categories.compactMap { category in
            let phrase = category == .other ? phrases[key] : forms[category]?[key]
            return phrase.map { (category, Self.pattern($0)) }
        }
    }

    /// The form of a category; where it is not written, as that of the millions need not be, the one for all others.
    private func phrase(_ key: TextKey, _ category: PluralCategory) -> Phrase? {
        forms[category]?[key] ?? phrases[key]
    }

    private static func pattern(_ phrase: Phrase) -> String {
        phrase.filled { "{\($0.rawValue)}" }
    }

    /// A whole number with its digits grouped as the language does.
    public func number(_ number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.count >= digitGroupFrom else { return String(number) }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += digitGroup }
            result.append(digit)
        }
        return number < 0 ? "-" + result : result
    }

    func fill(_ key: TextKey, _ value: (TextSlot) -> String) -> String {
        phrases[key]?.filled(value) ?? ""
    }

    /// The slots that the texts of a key really use, for the comparison of catalogues.
    func slots(of key: TextKey) -> Set<TextSlot> {
        Set(([phrases[key]] + forms.values.map { $0[key] }).flatMap { $0?.slots ?? [] })
    }
}

extension StringProtocol {
    /// Without the spaces and tabs at both ends; narrow no-break spaces stay.
    func trimmingASCIISpaces() -> String {
        var text = self[...]
        while let first = text.first, first == " " || first == "\t" || first == "\r" {
            text = text.dropFirst()
        }
        while let last = text.last, last == " " || last == "\t" || last == "\r" {
            text = text.dropLast()
        }
        return String(text)
    }
}

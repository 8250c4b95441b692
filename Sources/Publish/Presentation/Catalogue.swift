public import Domain

/// All texts of the interface in one language.
public struct Catalogue: Sendable {
    public let language: Language
    private let phrases: [TextKey: Phrase]
    private let singular: [TextKey: Phrase]
    private let oneIsFor: [Int]
    private let digitGroup: String
    private let digitGroupFrom: Int
    let months: [String]
    let monthsShort: [String]
    let weekdays: [String]
    /// How names are ordered.
    public let collation: Collation

    /// A catalogue from its phrases; `singular` holds the `.one` forms, `phrases` all others.
    init(language: Language, phrases: [TextKey: Phrase], singular: [TextKey: Phrase]) {
        self.language = language
        self.phrases = phrases
        self.singular = singular
        func list(_ key: TextKey) -> [String] {
            let text = phrases[key]?.filled { _ in "" } ?? ""
            return text.split(separator: ",").map { $0.trimmingASCIISpaces() }
        }
        months = list(.months)
        monthsShort = list(.monthsShort)
        weekdays = list(.weekdays)
        collation = Collation(alphabet: phrases[.alphabet]?.filled { _ in "" } ?? "")
        oneIsFor = list(.pluralOne).compactMap { Int($0) }
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

    /// The form of a plural text that fits the number, with the number in the `{count}` slot.
    public func text(_ key: TextKey, count: Int) -> String {
        let phrase = oneIsFor.contains(count) ? singular[key] : phrases[key]
        return phrase?.filled { _ in number(count) } ?? ""
    }

    /// A text with its slots as they are written, for a script to fill; of a plural the form for the number.
    public func pattern(_ key: TextKey, count: Int? = nil) -> String {
        let isOne = count.map(oneIsFor.contains) ?? false
        let phrase = isOne ? singular[key] : phrases[key]
        return phrase?.filled { "{\($0.rawValue)}" } ?? ""
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
        Set((phrases[key]?.slots ?? []) + (singular[key]?.slots ?? []))
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

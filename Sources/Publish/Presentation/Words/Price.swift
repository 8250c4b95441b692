import Basics

/// An amount with its currency, as sources write them: `0.99 EUR`, `€0.99`, `0,99 €`.
public struct Price: Equatable {
    public let whole: Int
    /// Two digits, or none.
    public let fraction: String
    /// A sign that no two currencies share, else the code.
    let currency: String
    let hasSign: Bool
    /// `EUR`.
    public let code: String

    private static let signs = ["EUR": "€", "GBP": "£"]

    /// Nil for what is written in another way, which is shown as it is.
    public init?(_ text: String) {
        let parts = text.split { $0.isWhitespace }
        let joined = parts.joined()
        guard (1...2).contains(parts.count), let first = joined.first, let last = joined.last
        else { return nil }
        let isAmount: (Character) -> Bool = { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
        let amount: Substring
        let currency: Substring
        if isAmount(first) {
            amount = joined.prefix(while: isAmount)
            currency = joined.dropFirst(amount.count)
        } else if isAmount(last) {
            currency = joined.prefix { !isAmount($0) }
            amount = joined.dropFirst(currency.count)
        } else {
            return nil
        }
        let digits = amount.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(digits.count), let whole = Int(foreign: digits[0]), whole >= 0,
            digits.count == 1 || (1...2).contains(digits[1].count),
            let name = Self.name(of: currency)
        else { return nil }
        self.whole = whole
        fraction =
            digits.count == 1 ? "" : digits[1].count == 1 ? digits[1] + "0" : String(digits[1])
        self.currency = name.text
        hasSign = name.isSign
        code = Self.signs.first { $0.value == name.text }?.key ?? name.text
    }

    /// Nil for what is neither a code nor a known sign: a dollar is that of many countries.
    private static func name(of currency: Substring) -> (text: String, isSign: Bool)? {
        if let sign = signs[String(currency)] { return (sign, true) }
        if signs.values.contains(String(currency)) { return (String(currency), true) }
        guard currency.count == 3, currency.allSatisfy({ ("A"..."Z").contains($0) }) else {
            return nil
        }
        return (String(currency), false)
    }
}

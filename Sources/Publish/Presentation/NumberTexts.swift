import Basics

/// Distances and durations in the words of a catalogue.
extension Catalogue {
    /// `320 km`; what is nearer than a kilometre is said in words.
    public func distance(kilometres: Double) -> String {
        if kilometres < 0.05 { return self[.samePlace] }
        if kilometres < 1 { return self[.underKilometre] }
        return text(.kilometres, [.distance: number(Int(clamping: kilometres.rounded()))])
    }

    /// `2:58`, `1:02:03`.
    public func duration(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let end = Self.twoDigits(rest)
        return hours > 0
            ? "\(hours):\(Self.twoDigits(minutes)):\(end)" : "\(minutes):\(end)"
    }

    /// `0,99 €` for what a shop says as `0.99 EUR`; anything else as it is said.
    ///
    /// Who writes thousands with a comma writes decimals with a point, and the currency first.
    public func price(_ text: String) -> String {
        guard let match = text.wholeMatch(of: /(\d{1,9})(?:[.,](\d{1,2}))? ?([A-Z]{3})/),
            let whole = Int(match.output.1)
        else { return text }
        let hasPoint = [",", "'", "’"].contains(digitGroup)
        let cents = match.output.2.map { ($0.count == 1 ? "\($0)0" : String($0)) }
        let amount = number(whole) + (cents.map { (hasPoint ? "." : ",") + $0 } ?? "")
        let code = String(match.output.3)
        guard let sign = Self.currencies[code] else { return "\(amount)\u{A0}\(code)" }
        return hasPoint ? sign + amount : "\(amount)\u{A0}\(sign)"
    }

    private static let currencies = [
        "EUR": "€", "GBP": "£", "USD": "$", "JPY": "¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
        "PLN": "zł", "UAH": "₴", "TRY": "₺", "ILS": "₪",
    ]
}

import Basics
public import Domain

/// Distances, durations, places and prices in the words of a catalogue.
extension Catalogue {
    /// `320 km`; what is nearer than a kilometre is said in words.
    public func distance(kilometres: Double) -> String {
        if kilometres < 0.05 { return self[.samePlace] }
        if kilometres < 1 { return self[.underKilometre] }
        return text(.kilometres, [.distance: number(Int(clamping: kilometres.rounded()))])
    }

    /// How far it is for those who walk: `350 m`, `2.3 km`, `12 km`.
    public func walk(kilometres: Double) -> String {
        guard kilometres < 9.95 else { return distance(kilometres: kilometres) }
        guard kilometres < 0.995 else {
            let tenths = Int(clamping: (kilometres * 10).rounded())
            let shown = "\(tenths / 10)\(self[.decimalMark])\(tenths % 10)"
            return text(.kilometres, [.distance: shown])
        }
        let metres = max(10, Int(clamping: (kilometres * 100).rounded()) * 10)
        return text(.metres, [.distance: number(metres)])
    }

    /// `2:58`, `1:02:03`.
    public func duration(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let end = rest.zeroPadded(2)
        return hours > 0
            ? "\(hours):\(minutes.zeroPadded(2)):\(end)" : "\(minutes):\(end)"
    }

    /// `1.º`, `2nd`: those of their own are written as `1 1st, 2 2nd`, all others after one pattern.
    public func ordinal(_ number: Int) -> String {
        entry(String(number), in: .ordinals)
            ?? text(.ordinal, [.number: self.number(number)])
    }

    /// `0,99 €` for `0.99 EUR`; what is no amount with a currency stays as it was written.
    public func price(_ text: String) -> String {
        guard let price = Price(text) else { return text }
        let fraction = price.fraction.isEmpty ? "" : self[.decimalMark] + price.fraction
        return self.text(
            price.hasSign ? .priceSigned : .priceCoded,
            [.number: number(price.whole) + fraction, .currency: price.currency]
        )
    }

    /// The text of a name in a list that is written as `ar Arabic, bg Bulgarian`.
    func entry(_ name: String, in list: TextKey) -> String? {
        let prefix = "\(name) "
        for entry in self[list].split(separator: ",").lazy.map({ $0.trimmingASCIISpaces() })
        where entry.hasPrefix(prefix) {
            return String(entry.dropFirst(prefix.count))
        }
        return nil
    }
}

extension Language {
    /// Digits with signs or gaps in the order in which they are dialled and counted, also amid words from right to left.
    public func inOrder(_ digits: String) -> String {
        isRightToLeft ? "\u{200E}\(digits)" : digits
    }
}

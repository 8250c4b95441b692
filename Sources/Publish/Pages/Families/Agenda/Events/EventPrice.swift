import Basics
import Domain
import Presentation

/// What an event costs, as far as machines can be told: `12 €`, `3,50 EUR`, `gratis`.
struct EventPrice {
    /// `3.50`; nil for what is free in words.
    let amount: String?
    let currency: String?
    let isFree: Bool

    /// Words that say that it costs nothing, folded.
    private static let free: Set<String> = [
        "free", "free entry", "free admission", "gratis", "gratuito", "gratuita", "entrada libre",
        "entrada gratuita", "entrada gratis", "libre", "gratuit", "gratuite", "entree libre",
        "entree gratuite", "kostenlos", "eintritt frei",
    ]

    /// Nil for what is said in another way, which stands on the page as it is.
    init?(_ text: String?) {
        guard let text = text?.nonBlank else { return nil }
        if Self.free.contains(Folding.fold(text)) {
            (amount, currency, isFree) = (nil, nil, true)
            return
        }
        guard let price = Price(text) else { return nil }
        amount = price.fraction.isEmpty ? "\(price.whole)" : "\(price.whole).\(price.fraction)"
        currency = price.code
        isFree = price.whole == 0 && price.fraction.allSatisfy { $0 == "0" }
    }
}

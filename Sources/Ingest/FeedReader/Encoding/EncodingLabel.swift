/// The encoding that a feed names for itself, of the two places where it can.
struct EncodingLabel {
    let text: String

    /// The answer's label goes first, but for those that servers put on everything.
    init?(charset: String?, declaration: String?) {
        let trimmed = charset?.trimmingASCIISpace(alsoQuotes: true)
        let answered = trimmed.flatMap { $0.isEmpty ? nil : $0 }
        let isDefault = answered.map { LegacyEncoding(label: $0)?.isDefault ?? true } ?? true
        guard let chosen = isDefault ? declaration ?? answered : answered else { return nil }
        text = chosen.trimmingASCIISpace(alsoQuotes: true)
    }
}

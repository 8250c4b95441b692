import Domain
public import TemplateModels

/// A headline as the crier speaks it, drawn where a card has no picture: a stroke for each syllable, tall where
/// the stress lies, with a rest between words and a longer one at a comma.
public struct HeadlineVoice: TemplateModel, Hashable {
    /// In steps of one syllable.
    public let width: Int
    /// SVG path data on a ground of `width` × 24, which is stretched to the room that there is.
    public let path: String

    private static let mostStrokes = 48
    /// A short headline does not become a few strokes far apart.
    private static let leastWidth = 24
    private static let height = 24

    /// Strokes down the middle of the ground, by their lengths.
    private static let strokes = (0...height).map { Array(" \((height - $0) / 2)v\($0)".utf8) }
    /// To each step: a word has at least one stroke, and at most two steps after it.
    private static let moves = (0...3 * mostStrokes).map { Array("M\($0)".utf8) }

    /// Nil for a headline without a letter or a digit.
    init?(_ headline: String, in language: Language) {
        var path: [UInt8] = []
        var (step, strokes) = (1, 0)
        var spoken = SpokenWord(in: SpeechRules(language))
        for word in Array(headline.unicodeScalars).split(whereSeparator: Self.isBlank) {
            spoken.hear(word)
            let syllables = spoken.syllables
            guard !syllables.isEmpty else { continue }
            for syllable in syllables where strokes < Self.mostStrokes {
                path += Self.moves[step]
                path += Self.strokes[syllable.height]
                step += 1
                strokes += 1
            }
            step += word.last.map(Self.isRest) == true ? 2 : 1
            if strokes == Self.mostStrokes { break }
        }
        guard strokes > 0 else { return nil }
        self.path = String(decoding: path, as: UTF8.self)
        width = max(step - 1, Self.leastWidth)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? scalar == " " || ("\t"..."\r").contains(scalar) : scalar.properties.isWhitespace
    }

    /// Whether who speaks rests there.
    private static func isRest(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", ":", ".", "?", "!", "…": true
        default: false
        }
    }

    public static let fields: TemplateFields<HeadlineVoice> = [
        .number("width") { $0.width },
        .text("path", \.path),
    ]
}

import Foundation
import TestSupport

@testable import Searching

/// Invented documents in several languages and scripts, the same for the same number.
enum GeneratedDocuments {
    static let vocabulary: [String] = makeVocabulary()
    static let sections = ["world", "sports", "science", "economy"]
    static let sources = (0..<7).map { "source-\($0)" }
    static let languages = ["es", "en", "fr", "ar", "zh"]
    static let countries = ["", "es", "mx", "fr"]
    static let firstDay = 20_000
    static let days = 400

    static func make(_ count: Int) -> [SearchDocument] {
        var random = SeededGenerator(seed: 9)
        return (0..<count).map { number in
            let day = firstDay + number * days / max(count, 1) - random.common(below: 3)
            let hasDate = random.next() % 50 > 0
            return SearchDocument(
                title: sentence(6, &random),
                summary: sentence(18, &random),
                text: random.next() % 3 == 0
                    ? "" : "<p>\(sentence(40, &random))</p><p>\(sentence(30, &random))</p>",
                path: "/n/\(number)/",
                date: hasDate ? Date(timeIntervalSince1970: Double(day) * 86_400) : nil,
                day: hasDate ? day : 0,
                facets: SearchDocument.Facets(
                    kind: random.next() % 9 == 0 ? "match" : "article",
                    section: sections[random.common(below: sections.count)],
                    source: sources[random.common(below: sources.count)],
                    language: languages[random.common(below: languages.count)],
                    country: countries[random.common(below: countries.count)]
                ),
                isWithdrawn: random.next() % 97 == 0
            )
        }
    }

    static func sentence(_ length: Int, _ random: inout SeededGenerator) -> String {
        (0..<length).map { _ in vocabulary[random.common(below: vocabulary.count)] }
            .joined(separator: " ")
    }

    private static func makeVocabulary() -> [String] {
        var random = SeededGenerator(seed: 4)
        let syllables = [
            "ba", "cé", "di", "fo", "gü", "ha", "je", "ki", "lo", "mu", "ña", "pe", "qui", "ro",
            "su", "ta", "ver", "x", "ya", "zo", "cion", "les", "ces", "aux", "ß", "œ",
        ]
        var words: [String] = ["de", "la", "el", "the", "of", "les"]
        for _ in 0..<3_000 {
            let length = 1 + Int(random.next() % 4)
            var word = (0..<length).map { _ in syllables[Int(random.next() % 26)] }.joined()
            if random.next() % 4 == 0 { word += "s" }
            words.append(random.next() % 5 == 0 ? word.uppercased() : word)
        }
        words += ["東京", "东京新闻", "北京市", "كتاب", "أخبار", "Москва", "новости", "l’eau", "2026"]
        return words.shuffled(using: &random)
    }
}

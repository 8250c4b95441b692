import Foundation
import Languages
import Testing

@testable import Searching

/// The analyzer on the vectors that the browser's twin is proven on, too.
@Suite struct AnalyzerTests {
    /// A text, its language (nil for a question, `variants` for a word of one, `fold` for filters), and what becomes
    /// of it.
    struct Vector: Decodable, Sendable {
        let text: String
        let language: String?
        let terms: [String]

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            text = try list.decode(String.self)
            language = try list.decodeIfPresent(String.self)
            terms = try list.decode([String].self)
        }
    }

    private static func vectors() throws -> [Vector] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "vectors.json")
        return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
    }

    @Test func atLeastTwoHundredVectorsHold() throws {
        let vectors = try Self.vectors()
        #expect(vectors.count >= 200)
        for vector in vectors {
            let terms =
                switch vector.language {
                case nil: Analyzer.words(ofQuestion: vector.text)
                case "variants": Analyzer.variants(of: vector.text).sorted()
                case "fold": [Analyzer.fold(vector.text)]
                case let language?: Analyzer.terms(of: vector.text, language: language)
                }
            #expect(terms == vector.terms, "\(vector.text) (\(vector.language ?? "question"))")
        }
    }

    @Test func everyEndingIsUnderstood() {
        let written = KnownLanguages.all.compactMap(\.endings).map(\.list.count)
        #expect(Stem.all.map(\.rules.count) == written)
    }

    @Test func theBrowserTakesEndingsOffTheSameLanguages() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Templates/assets/search/analyzer.js")
        let script = try String(contentsOf: file, encoding: .utf8)
        let stems = try #require(script.firstMatch(of: #/const STEMS = (\{(?:\n .*)+)/#))
        let tags = stems.1.matches(of: #/\n  (\w+): \[/#).map { String($0.1) }
        #expect(tags.sorted() == Stem.all.map(\.tag).sorted())
    }

    @Test(arguments: [("cafe", "café"), ("Ano", "año"), ("STRASSE", "Straße"), ("coeur", "cœur")])
    func spellingsOfOneWordFoldTogether(plain: String, accented: String) {
        #expect(Analyzer.fold(plain) == Analyzer.fold(accented))
    }

    @Test(arguments: [
        ("canciones", "canción", "es"), ("casa", "casas", "es"), ("women", "women", "en"),
        ("cities", "city", "en"), ("journaux", "journal", "fr"), ("actives", "actif", "fr"),
    ])
    func questionsFindOtherForms(asked: String, written: String, language: String) throws {
        let word = try #require(Analyzer.words(ofQuestion: asked).first)
        let term = try #require(Analyzer.terms(of: written, language: language).first)
        #expect(Analyzer.variants(of: word).contains(term))
    }

    @Test func markupSeparatesWordsAndIsNotIndexed() {
        var scanner = TermScanner()
        var terms = TermList()
        let html = "<p class=\"x\">Uno<br>dos &amp; tr&eacute;s</p><a href=\"/n/cuatro\">cinco"
        scanner.scan(html, isMarkup: true, into: &terms)
        #expect(terms.texts == ["uno", "dos", "tr", "s", "cinco"])
    }

    @Test func anOpenTagOrReferenceEndsWithTheText() {
        for text in ["uno <p", "uno &amp", "uno &", "uno <"] {
            var scanner = TermScanner()
            var terms = TermList()
            scanner.scan(text, isMarkup: true, into: &terms)
            #expect(terms.texts.first == "uno")
        }
    }
}

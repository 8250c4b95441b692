import Foundation
import Testing

@testable import pregonero

/// The words of new sites are whole in each language.
@Suite struct StarterWordsTests {
    /// The texts of the interface in English.
    private static func english() throws -> [String: String] {
        let file = Workplace.repository.appending(path: "Templates/texts/en.txt")
        return pairs(try String(contentsOf: file, encoding: .utf8))
    }

    private static func pairs(_ text: String) -> [String: String] {
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            guard !line.hasPrefix("#"), let sign = line.firstRange(of: " = ") else { return nil }
            return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func slots(_ text: String) -> Set<String> {
        Set(text.matches(of: /\{[a-zA-Z]+\}/).map { String($0.output) })
    }

    @Test("What is translated are texts of the interface, with the same to be filled in")
    func interface() throws {
        let english = try Self.english()
        let spoken = StarterWords.all.filter { $0.interface != nil }
        #expect(spoken.map(\.language) == ["de", "pt", "it", "ca"])
        for words in spoken {
            let lines = Self.pairs(words.interface ?? "")
            #expect(lines.count > 150)
            for (key, text) in lines {
                let known = try #require(english[key], "\(words.language): \(key)")
                // The parts of a date stand where each language has them.
                #expect(
                    Self.slots(text) == Self.slots(known),
                    "\(words.language): \(key) = \(text)"
                )
            }
        }
    }

    @Test("Each language has three feeds, six samples and all sections")
    func words() {
        let ids = Set(StarterKind.allCases.flatMap { $0.sections.map(\.id) })
        for words in StarterWords.all {
            #expect(
                Set(words.feeds.map(\.id)).count == 3 && words.samples.count == 6,
                "\(words.language)"
            )
            #expect(Set(words.sections.keys) == ids, "\(words.language)")
            #expect(words.feeds.allSatisfy { $0.url.hasPrefix("https://") }, "\(words.language)")
        }
    }
}

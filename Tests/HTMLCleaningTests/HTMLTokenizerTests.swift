import HTMLCleaning
import TestSupport
import Testing

@Suite struct HTMLTokenizerTests {
    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
    func everyCaseOfHTML5LibIsRead() throws {
        let cases = try TokenizerCorpus().cases
        var failures: [String] = []
        for test in cases {
            var tokenizer = HTMLTokenizer(
                test.input,
                contentModel: test.model,
                lastStartTag: test.lastStartTag
            )
            var tokens: [HTMLTokenizer.Token] = []
            while let token = tokenizer.next() {
                tokens.append(test.isForXML ? token.coercedToXML : token.withSortedAttributes)
            }
            // As descriptions, since strings are equal already when they look alike.
            if Array("\(tokens)".utf8) != Array("\(test.expected)".utf8) {
                failures.append("\(test.name): \(tokens) is not \(test.expected)")
            }
        }
        #expect(failures == [])
        #expect(cases.count == 7_036)
    }

    @Test func rawTextEndsWithItsOwnEndTag() {
        var tokenizer = HTMLTokenizer(Array("<title>a<b>&amp;</titl></TITLE ><p>".utf8))
        #expect(tokenizer.next() == .startTag(name: "title", attributes: [], isSelfClosing: false))
        #expect(tokenizer.next() == .text("a<b>&</titl>"))
        #expect(tokenizer.next() == .endTag(name: "title"))
        #expect(tokenizer.next() == .startTag(name: "p", attributes: [], isSelfClosing: false))
        #expect(tokenizer.next() == nil)
        #expect(tokenizer.next() == nil)
    }

    @Test func offsetsNameTheStartOfEachToken() {
        var tokenizer = HTMLTokenizer(Array("a&amp;b<br>c<!--d-->".utf8))
        var offsets: [Int] = []
        while tokenizer.next() != nil { offsets.append(tokenizer.offset) }
        #expect(offsets == [0, 7, 11, 12])
    }

    @Test func attributesBeyondTheLimitAreIgnored() {
        let names = (0..<300).map { "a\($0)=1" }.joined(separator: " ")
        var tokenizer = HTMLTokenizer(Array("<p \(names)>".utf8))
        guard case .startTag("p", let attributes, false)? = tokenizer.next() else {
            Issue.record("no start tag")
            return
        }
        #expect(attributes.map(\.name) == (0..<256).map { "a\($0)" })
    }
}

extension HTMLTokenizer.Token {
    fileprivate var withSortedAttributes: Self {
        guard case .startTag(let name, let attributes, let isSelfClosing) = self else {
            return self
        }
        return .startTag(
            name: name,
            attributes: attributes.sorted { $0.name < $1.name },
            isSelfClosing: isSelfClosing
        )
    }

    /// What the four cases for XML trees expect on top of tokenizing.
    fileprivate var coercedToXML: Self {
        switch self {
        case .text(let text):
            .text(
                text.replacing("\u{FFFF}", with: "\u{FFFD}").replacing("\u{0C}", with: " ")
            )
        case .comment(let text): .comment(text.replacing("--", with: "- -"))
        default: withSortedAttributes
        }
    }
}

import Domain
import Foundation
import Testing

@testable import Fetching
@testable import SourceKinds

/// A page is decoded once, whether it is asked for its faults or for where it leads.
@Suite struct DecodedPageTests {
    private func decodings(of page: AnswerPage, by stub: SourceStub, reads: Bool) throws -> Int? {
        if reads {
            let answer = SourceAnswer(pages: [page], receivedAt: SourceStub.now)
            _ = try stub.kind.read(answer, in: stub.context)
        }
        _ = stub.kind.next(after: page, number: 1, of: stub.source)
        return page.decoded?.decodings
    }

    private func json(_ paging: [SourceOption.Pair]) throws -> SourceStub {
        try SourceStub(
            "json",
            [
                "rows": .text("data"),
                "fields": .mapping([.init("id", .text("n")), .init("title", .text("t"))]),
                "paging": .mapping(paging),
            ],
            address: "https://api.example/"
        )
    }

    private static let page = AnswerPage(
        bytes: Array(#"{"data":[{"n":1,"t":"Uno"}],"next":"2"}"#.utf8)
    )

    @Test(arguments: KindCase.all) func everyKindDecodesAPageOnce(kind: KindCase) throws {
        let stub = try kind.stub(at: "https://api.example")
        let body = try #require(kind.answers.first { !$0.target.hasSuffix("login") }).body
        // KeepCoding's kind goes on from the list of the heroes, which it knows by this name.
        let page = AnswerPage(bytes: Array(body.utf8), label: "heroes").remembering()
        #expect(try decodings(of: page, by: stub, reads: true) == 1)
    }

    @Test func aPageThatNamesTheNextOneIsDecodedOnce() throws {
        let stub = try json([.init("by", .text("cursor")), .init("next", .text("next"))])
        let page = Self.page.remembering()
        #expect(stub.kind.next(after: page, number: 1, of: stub.source).count == 1)
        #expect(try decodings(of: page, by: stub, reads: true) == 1)
    }

    @Test func pagesByNumberAreNotDecodedToFindTheNextOne() throws {
        let stub = try json([.init("by", .text("page"))])
        #expect(try decodings(of: Self.page.remembering(), by: stub, reads: false) == 0)
    }

    @Test func aPageRemembersOnlyWhenItIsAskedTo() {
        #expect(Self.page.decoded == nil)
    }

    private func part(_ text: String, of request: String) -> AnswerBundle.Part {
        AnswerBundle.Part(
            label: nil,
            address: "https://api.example/",
            contentType: nil,
            etag: nil,
            lastModified: nil,
            checkedAt: SourceStub.now,
            requestHash: request,
            bytes: Array(text.utf8)
        )
    }

    @Test func thePagesOfAShortAnswerAreKeptUntilTheyAreRead() {
        let pages = DecodedPages()
        let first = pages.page(part("uno", of: "1"))
        let second = pages.page(part("dos", of: "2"))
        #expect(pages.page(part("uno", of: "1")).decoded === first.decoded)
        #expect(pages.page(part("dos", of: "2")).decoded === second.decoded)
    }

    @Test func anotherAnswerToTheSameRequestIsAnotherPage() {
        let pages = DecodedPages()
        let first = pages.page(part("uno", of: "1"))
        let second = pages.page(part("dos", of: "1"))
        #expect(second.decoded !== first.decoded)
        #expect(second.bytes == Array("dos".utf8))
    }

    @Test func ofALongAnswerOnlyThePageAtHandIsKept() {
        let pages = DecodedPages()
        let long = String(repeating: "x", count: DecodedPages.room)
        let first = pages.page(part("uno", of: "1"))
        let second = pages.page(part(long, of: "2"))
        #expect(pages.page(part(long, of: "2")).decoded === second.decoded)
        #expect(pages.page(part("uno", of: "1")).decoded !== first.decoded)
    }
}

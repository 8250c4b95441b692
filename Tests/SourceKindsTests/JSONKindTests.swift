import Domain
import Foundation
import ScriptedServer
import Testing

@testable import SourceKinds

/// Any API, mapped by paths.
@Suite struct JSONKindTests {
    private let fields: SourceOption = .mapping([
        .init("id", .text("uuid")), .init("title", .text("headline.main")),
        .init("link", .text("/links/0/href")), .init("published", .text("at")),
        .init("categories", .text("tags")),
    ])
    private let answer = """
        {"data":{"items":[
        {"uuid":1,"headline":{"main":"Uno"},"links":[{"href":"https://a.example/1"}],"at":1795240800,"tags":["x","y"]},
        {"uuid":2,"headline":{"main":"Dos"},"links":[],"at":null},
        {"uuid":3,"headline":null}, 7]},"meta":{"next":"abc"}}
        """

    private func stub(
        _ more: [String: SourceOption] = [:],
        address: String = "https://api.example/list"
    )
        throws -> SourceStub
    {
        var options: [String: SourceOption] = ["rows": .text("data.items"), "fields": fields]
        options.merge(more) { $1 }
        return try SourceStub("json", options, address: address)
    }

    @Test func pathsFindTheirValues() throws {
        let result = try stub().read(answer)
        #expect(result.items.map(\.title) == ["Uno", "Dos"])
        #expect(result.items[0].link == "https://a.example/1")
        #expect(result.items[0].published == Date(timeIntervalSince1970: 1_795_240_800))
        #expect(result.items[0].categories == ["x", "y"])
        #expect(result.items[1].published == nil)
        #expect(result.batch.reading.dropped == 2)
    }

    @Test func aPathToNoRowsIsNamedWithWhatIsThere() throws {
        let error = #expect(throws: SourceError.self) {
            try stub(["rows": .text("data.itms")]).read(answer)
        }
        #expect(error?.message == "nothing stands at 'rows: data.itms' in the answer")
        #expect(error?.hint == "did you mean 'data.items'?")
        let far = #expect(throws: SourceError.self) {
            try stub(["rows": .text("results")]).read(answer)
        }
        #expect(far?.hint == "there are: data, meta")
        let noList = #expect(throws: SourceError.self) {
            try stub(["rows": .text("data")]).read(answer)
        }
        #expect(noList?.message == "what stands at 'rows: data' is no list")
    }

    @Test func aPathThatNoRowHasIsNamed() throws {
        let fields: SourceOption = .mapping([
            .init("id", .text("uuid")), .init("title", .text("headline.main")),
            .init("author", .text("by.line")),
        ])
        let result = try stub(["fields": fields]).read(answer)
        #expect(result.items.count == 2)
        #expect(
            result.diagnostics.map(\.message) == [
                "'author: by.line' matches nothing in any of 4 rows",
                "row 3: the row has no 'title' and is left out",
                "row 4: the row has no 'id' and is left out",
            ]
        )
        let needed: SourceOption = .mapping([
            .init("id", .text("uuid")), .init("title", .text("headline.mian")),
        ])
        let error = #expect(throws: SourceError.self) {
            try stub(["fields": needed]).read(answer)
        }
        #expect(error?.message == "'title: headline.mian' matches nothing in any of 4 rows")
        #expect(error?.hint == "did you mean 'headline.main'?")
    }

    @Test func anyModelCanBeMapped() throws {
        let result = try SourceStub(
            "json",
            [
                "model": .text("match"),
                "constants": .mapping([.init("competition", .text("Liga"))]),
                "fields": .mapping([
                    .init("id", .text("n")),
                    .init(
                        "home",
                        .mapping([.init("name", .text("h.t")), .init("code", .text("h.c"))])
                    ),
                    .init("away", .text("a")), .init("score", .text("s")),
                ]),
            ],
            address: "https://api.example/"
        ).read(#"[{"n":1,"h":{"t":"Ribera","c":"RIB"},"a":"Vega","s":[2,1]}]"#)
        #expect(result.diagnostics == [])
        let match = try #require(result.matches.first)
        #expect(match.competition == "Liga")
        #expect(match.home == Team(name: "Ribera", code: "RIB"))
        #expect(match.score == Match.Score(home: 2, away: 1))
    }

    private func visit(_ server: ScriptedServer, _ paging: [(String, String)], pages: Int = 3)
        async throws
        -> SourceVisitor.Outcome
    {
        try await SourceVisitor(
            stub(
                [
                    "rows": .text("rows"),
                    "fields": .mapping([.init("id", .text("n")), .init("title", .text("n"))]),
                    "paging": .mapping(paging.map { .init($0.0, .text($0.1)) }),
                    "pages": .text("\(pages)"),
                ],
                address: server.origin + "/list?a=1"
            )
        ).run()
    }

    private func counting(_ next: String = "") throws -> ScriptedServer {
        try ScriptedServer { request in
            let number = request.target.split(separator: "=").last.map(String.init) ?? ""
            return .ok(
                #"{"rows":[{"n":"\#(number)"}],"next":"\#(next)\#((Int(number) ?? 1) + 1)"}"#
            )
        }
    }

    @Test func pagesAreCountedByPageAndByOffset() async throws {
        let server = try counting()
        defer { server.stop() }
        let pages = try await visit(server, [("by", "page"), ("parameter", "p")])
        #expect(pages.result?.items.map(\.title) == ["1", "2", "3"])
        let offsets = try await visit(
            server,
            [("by", "offset"), ("parameter", "skip"), ("size", "20")]
        )
        #expect(offsets.result?.items.map(\.title) == ["0", "20", "40"])
        #expect(
            Set(server.requests.map(\.target)) == [
                "/list?a=1&p=1", "/list?a=1&p=2", "/list?a=1&p=3", "/list?a=1&skip=0",
                "/list?a=1&skip=20", "/list?a=1&skip=40",
            ]
        )
    }

    @Test func cursorsAndLinksAreFollowed() async throws {
        let server = try counting()
        defer { server.stop() }
        let cursor = try await visit(
            server,
            [("by", "cursor"), ("parameter", "c"), ("next", "next")]
        )
        #expect(cursor.result?.items.map(\.title) == ["1", "2", "3"])
        let linked = try counting("/list?page=")
        defer { linked.stop() }
        let link = try await visit(linked, [("by", "link"), ("next", "next")])
        #expect(link.result?.items.map(\.title) == ["1", "2", "3"])
        #expect(linked.requests.map(\.target) == ["/list?a=1", "/list?page=2", "/list?page=3"])
    }

    @Test func aLinkToAnotherServerIsNotFollowed() async throws {
        let server = try counting("https://elsewhere.example/?page=")
        defer { server.stop() }
        let outcome = try await visit(server, [("by", "link"), ("next", "next")])
        #expect(outcome.result?.items.count == 1)
        #expect(server.requests.count == 1)
    }

    @Test func aBodyIsPosted() async throws {
        let server = try ScriptedServer.giving(.ok("[]"))
        defer { server.stop() }
        let stub = try SourceStub(
            "json",
            [
                "fields": fields, "method": .text("POST"),
                "query": .mapping([.init("v", .text("2 b"))]),
                "body": .mapping([
                    .init("q", .text("tren \"AVE\"")), .init("limit", .text("20")),
                    .init("tags", .list([.text("a"), .text("true")])),
                ]),
            ],
            address: server.origin + "/graph"
        )
        _ = try await SourceVisitor(stub).run()
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/graph?v=2%20b")
        #expect(request["Content-Type"] == "application/json")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == #"{"q":"tren \"AVE\"","limit":20,"tags":["a",true]}"#
        )
    }

    @Test(arguments: [
        (["by": "pge"], "'paging' cannot be by 'pge'"),
        (["by": "offset"], "'paging' by offset has no 'size'"),
        (["by": "cursor"], "'paging' by cursor has no 'next'"),
        (["size": "3"], "'paging' has no 'by'"),
    ])
    func wrongPagingIsNamed(paging: [String: String], message: String) throws {
        let stub = try stub(["paging": .mapping(paging.map { .init($0.key, .text($0.value)) })])
        let error = #expect(throws: SourceError.self) { try stub.kind.plan(for: stub.source) }
        #expect(error?.message == message)
    }
}

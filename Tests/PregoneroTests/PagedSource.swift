import Foundation
import ScriptedServer

/// A source of several pages: how it is configured, and what a server answers to each of its questions.
struct PagedSource: Sendable {
    /// One page of its answer.
    struct Page: Sendable {
        /// What its request holds, in the target or the body.
        let asked: String
        let body: String
        /// What the portal says somewhere when this page was read.
        let title: String
    }

    let kind: String
    let options: String
    let pages: [Page]
    /// Whether each page is known only from the one before it.
    var isChain = false
    /// Answers to the questions before the pages.
    var first: [String: String] = [:]

    static func all() -> [PagedSource] {
        news + lists + json
    }

    /// Who asks for what `page` says in none of the later pages asks for the first.
    func page(for request: RecordedRequest) -> Int? {
        let text = request.target + " " + String(decoding: request.body, as: UTF8.self)
        return pages.indices.last { text.contains(pages[$0].asked) }
    }

    private static func pages(
        _ asked: [String],
        _ name: String,
        _ body: (Int, String) -> String
    ) -> [Page] {
        asked.enumerated().map { index, asked in
            let title = "\(name) \(["uno", "dos", "tres"][index])"
            return Page(asked: asked, body: body(index + 1, title), title: title)
        }
    }

    private static let news = [
        PagedSource(
            kind: "cbc",
            options: "pages: 3",
            pages: pages(["page=1", "page=2", "page=3"], "Lago") { number, title in
                #"[{"id":\#(number),"title":"\#(title)"}]"#
            }
        ),
        PagedSource(
            kind: "newsapi",
            options: "country: us, key: \"${env:PREGONERO_TEST_KEY}\", pages: 3",
            pages: pages(["top-headlines", "page=2", "page=3"], "Puerto") { number, title in
                #"{"status":"ok","articles":[{"title":"\#(title)","url":"https://a.example/\#(number)"}]}"#
            }
        ),
        PagedSource(
            kind: "thenewsapi",
            options: "country: ar, key: \"${env:PREGONERO_TEST_KEY}\", pages: 3",
            pages: pages(["page=1", "page=2", "page=3"], "Pampa") { number, title in
                #"{"data":[{"uuid":"\#(number)","title":"\#(title)"}]}"#
            }
        ),
        PagedSource(
            kind: "dummyjson-posts",
            options: "pages: 3, limit: 1",
            pages: pages(["skip=0", "skip=1", "skip=2"], "Nota") { number, title in
                #"{"posts":[{"id":\#(number),"title":"\#(title)"}],"total":3}"#
            }
        ),
    ]

    private static let lists = [
        PagedSource(
            kind: "dummyjson-users",
            options: "consent: all, pages: 3, limit: 1",
            pages: pages(["skip=0", "skip=1", "skip=2"], "Vecina") { number, title in
                #"{"users":[{"id":\#(number),"firstName":"\#(title)","lastName":"Soto"}]}"#
            }
        ),
        PagedSource(
            kind: "randomuser",
            options: "consent: all, seed: pueblo, pages: 3",
            pages: pages(["seed=pueblo", "page=2", "page=3"], "Vecino") { _, title in
                #"{"results":[{"name":{"first":"\#(title)","last":"Rey"},"nat":"ES"}]}"#
            }
        ),
        PagedSource(
            kind: "itunes",
            options: "term: [ola, faro, pozo]",
            pages: pages(["term=ola", "term=faro", "term=pozo"], "Copla") { number, title in
                #"{"results":[{"trackId":\#(number),"trackName":"\#(title)","artistName":"Ola"}]}"#
            }
        ),
        PagedSource(
            kind: "football-data",
            options: "competition: PD, key: \"${env:PREGONERO_TEST_KEY}\"",
            pages: [
                Page(
                    asked: "/matches",
                    body:
                        #"{"competition":{"name":"Liga Norte"},"matches":[{"id":1,"homeTeam":{"name":"Ribera"},"awayTeam":{"name":"Vega"}}]}"#,
                    title: "Ribera"
                ),
                Page(
                    asked: "/standings",
                    body:
                        #"{"competition":{"name":"Liga Norte","code":"PD"},"standings":[{"table":[{"position":1,"points":3,"team":{"name":"Solana"}}]}]}"#,
                    title: "Solana"
                ),
            ]
        ),
        PagedSource(
            kind: "thesportsdb",
            options: "league: 4335",
            pages: pages(["eventspast", "eventsnext"], "Equipo") { number, title in
                #"{"events":[{"idEvent":"\#(number)","strHomeTeam":"\#(title)","strAwayTeam":"Otros"}]}"#
            }
        ),
        PagedSource(
            kind: "keepcoding-heroes",
            options: "credentials: {user: \"${env:PREGONERO_TEST_KEY}\", "
                + "password: \"${env:PREGONERO_TEST_KEY}\"}",
            pages: pages(["id=h1", "id=h2", "id=h3"], "Forma") { number, title in
                #"[{"id":"t\#(number)","name":"\#(title)","hero":{"id":"h\#(number)"}}]"#
            },
            first: [
                "/api/auth/login": "eyJhbGciOi.J9pZGVudG.a-b_c",
                "/api/heros/all":
                    #"[{"id":"h1","name":"Luz"},{"id":"h2","name":"Sal"},{"id":"h3","name":"Mar"}]"#,
            ]
        ),
        PagedSource(
            kind: "streaming-availability",
            options: "country: es, key: \"${env:PREGONERO_TEST_KEY}\"",
            pages: pages(["shows", "cursor=dos", "cursor=tres"], "Serie") { number, title in
                let next = ["dos", "tres", ""][number - 1]
                return
                    #"{"shows":[{"id":"\#(number)","title":"\#(title)"}],"hasMore":\#(number < 3),"nextCursor":"\#(next)"}"#
            },
            isChain: true
        ),
    ]

    private static let json = [
        PagedSource(
            kind: "json",
            options: fields + ", pages: 3, paging: {by: page}",
            pages: pages(["page=1", "page=2", "page=3"], "Hoja", row)
        ),
        PagedSource(
            kind: "json",
            options: fields + ", pages: 3, paging: {by: offset, size: 1}",
            pages: pages(["offset=0", "offset=1", "offset=2"], "Tramo", row)
        ),
        PagedSource(
            kind: "json",
            options: fields + ", paging: {by: cursor, next: next}",
            pages: pages(["/", "cursor=2", "cursor=3"], "Eslabón", row),
            isChain: true
        ),
        PagedSource(
            kind: "json",
            options: fields + ", paging: {by: link, next: next}",
            pages: pages(["/", "/2", "/3"], "Paso", row),
            isChain: true
        ),
    ]

    private static let fields = "rows: data, fields: {id: n, title: t}"

    private static func row(_ number: Int, _ title: String) -> String {
        let next = number < 3 ? "\"\(number + 1)\"" : "null"
        return #"{"data":[{"n":\#(number),"t":"\#(title)"}],"next":\#(next)}"#
    }
}

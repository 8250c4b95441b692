import Domain
import ScriptedServer
import Testing

@testable import SourceKinds

/// A kind with the least that it needs, the requests that it makes and one good answer of our own writing to each.
struct KindCase: Sendable, CustomTestStringConvertible {
    let name: String
    var options: [String: SourceOption] = [:]
    var country: String?
    var credentials = SourceCredentials.none
    /// Path and query, and what answers it.
    let answers: [(target: String, body: String)]
    /// Things that are read from all of them.
    let count: Int
    /// The API's words in an answer with an error, and what is shown of them.
    var failure: (body: String, shown: String)?

    var testDescription: String { name }

    func stub(at origin: String) throws -> SourceStub {
        try SourceStub(
            name,
            options,
            address: origin,
            country: country,
            credentials: credentials
        )
    }

    /// The server that gives the good answers.
    func server() throws -> ScriptedServer {
        let answers = Dictionary(answers.map { ($0.target, $0.body) }) { first, _ in first }
        return try ScriptedServer { request in
            answers[request.target].map { .ok($0) } ?? .status(404, body: Array("{}".utf8))
        }
    }

    static let all: [KindCase] = [
        KindCase(
            name: "newsapi",
            country: "us",
            credentials: SourceCredentials(key: "key4711"),
            answers: [
                (
                    "/v2/top-headlines?country=us",
                    #"{"status":"ok","articles":[{"title":"Uno","url":"https://a.example/1"}]}"#
                )
            ],
            count: 1,
            failure: (
                #"{"status":"error","code":"apiKeyInvalid","message":"Your API key is invalid."}"#,
                "apiKeyInvalid: Your API key is invalid."
            )
        ),
        KindCase(
            name: "cbc",
            answers: [
                (
                    "/aggregate_api/v1/items?lineupSlug=news&page=1&pageSize=10",
                    #"[{"id":1,"title":"Uno"}]"#
                )
            ],
            count: 1
        ),
        KindCase(
            name: "thenewsapi",
            options: ["pages": .text("2")],
            country: "ar",
            credentials: SourceCredentials(key: "key4711"),
            answers: [
                (
                    "/v1/news/top?api_token=key4711&locale=ar&page=1",
                    #"{"data":[{"uuid":"1","title":"Uno","image_url":null}]}"#
                ),
                (
                    "/v1/news/top?api_token=key4711&locale=ar&page=2",
                    #"{"data":[{"uuid":"2","title":"Dos"}]}"#
                ),
            ],
            count: 2,
            failure: (
                #"{"error":{"code":"invalid_api_token","message":"No such token."}}"#,
                "invalid_api_token: No such token."
            )
        ),
        KindCase(
            name: "dummyjson-posts",
            options: ["pages": .text("2"), "limit": .text("1")],
            answers: [
                ("/posts?limit=1&skip=0", #"{"posts":[{"id":1,"title":"Uno"}],"total":2}"#),
                ("/posts?limit=1&skip=1", #"{"posts":[{"id":2,"title":"Dos"}],"total":2}"#),
            ],
            count: 2,
            failure: (#"{"message":"Posts are asleep"}"#, "Posts are asleep")
        ),
        KindCase(
            name: "jsonplaceholder-posts",
            answers: [("/posts", #"[{"id":1,"title":"Uno"}]"#)],
            count: 1
        ),
        KindCase(
            name: "streaming-availability",
            country: "es",
            credentials: SourceCredentials(key: "key4711"),
            answers: [
                (
                    "/shows/search/filters?country=es&output_language=en",
                    #"{"shows":[{"id":"1","title":"Faro"}],"hasMore":true,"nextCursor":"1:'Faro azul"}"#
                ),
                (
                    "/shows/search/filters?country=es&output_language=en"
                        + "&cursor=1%3A%27Faro%20azul",
                    #"{"shows":[{"id":"2","title":"Pozo"}],"hasMore":false}"#
                ),
            ],
            count: 2,
            failure: (#"{"message":"You are not subscribed."}"#, "You are not subscribed.")
        ),
        KindCase(
            name: "pregonero-matches",
            answers: [
                (
                    "/api/_JQH5H6a/matchesData",
                    #"[{"matches":[{"competition":"Liga","homeTeam":{"name":"A"},"awayTeam":{"name":"B"}}]}]"#
                )
            ],
            count: 1
        ),
        KindCase(
            name: "football-data",
            options: ["competition": .text("PD")],
            credentials: SourceCredentials(key: "key4711"),
            answers: [
                (
                    "/v4/competitions/PD/matches",
                    #"{"competition":{"name":"Liga"},"matches":[{"id":1,"homeTeam":{"name":"A"},"awayTeam":{"name":"B"}}]}"#
                ),
                (
                    "/v4/competitions/PD/standings",
                    #"{"competition":{"name":"Liga","code":"PD"},"standings":[{"table":[{"team":{"name":"A"}}]}]}"#
                ),
            ],
            count: 2,
            failure: (
                #"{"message":"The resource is restricted.","errorCode":403}"#,
                "The resource is restricted."
            )
        ),
        KindCase(
            name: "openligadb",
            options: ["season": .text("2025"), "matchday": .text("3")],
            answers: [
                (
                    "/getmatchdata/bl1/2025/3",
                    #"[{"matchID":1,"team1":{"teamName":"A"},"team2":{"teamName":"B"}}]"#
                )
            ],
            count: 1
        ),
        KindCase(
            name: "openfootball",
            answers: [
                (
                    "/openfootball/football.json/master/2025-26/es.1.json",
                    #"{"name":"Liga","matches":[{"team1":"A","team2":"B"}]}"#
                )
            ],
            count: 1
        ),
        KindCase(
            name: "thesportsdb",
            options: ["league": .text("4335")],
            answers: [
                (
                    "/api/v1/json/123/eventspastleague.php?id=4335",
                    #"{"events":[{"idEvent":"1","strHomeTeam":"A","strAwayTeam":"B"}]}"#
                ),
                ("/api/v1/json/123/eventsnextleague.php?id=4335", #"{"events":null}"#),
            ],
            count: 1
        ),
        KindCase(
            name: "itunes",
            options: ["term": .list([.text("ola mar"), .text("faro")])],
            answers: [
                (
                    "/search?media=musicVideo&entity=musicVideo&limit=200&term=ola%20mar",
                    #"{"results":[{"trackId":1,"trackName":"Mar","artistName":"Ola"}]}"#
                ),
                (
                    "/search?media=musicVideo&entity=musicVideo&limit=200&term=faro",
                    #"{"resultCount":0,"results":[]}"#
                ),
            ],
            count: 1,
            failure: (#"{"errorMessage":"Invalid value."}"#, "Invalid value.")
        ),
        KindCase(
            name: "jsonplaceholder-users",
            options: ["consent": .text("all")],
            answers: [("/users", #"[{"id":1,"firstname":"Ana","lastname":"Soto"}]"#)],
            count: 1
        ),
        KindCase(
            name: "randomuser",
            options: ["consent": .text("all"), "seed": .text("pueblo")],
            answers: [
                (
                    "/api/?results=15&seed=pueblo&exc=login%2Cdob%2Cregistered%2Cid%2Ccell",
                    #"{"results":[{"name":{"first":"Ana","last":"Soto"},"nat":"ES"}]}"#
                )
            ],
            count: 1,
            failure: (
                #"{"error":"Uh oh, something has gone wrong."}"#, "Uh oh, something has gone wrong."
            )
        ),
        KindCase(
            name: "dummyjson-users",
            options: ["consent": .text("all")],
            answers: [
                (
                    "/users?select=firstName%2ClastName%2Cemail%2Cphone%2Cimage%2Caddress%2Ccompany"
                        + "%2Cpublic%2Cmap%2Ccontact&limit=30&skip=0",
                    #"{"users":[{"id":1,"firstName":"Ana","lastName":"Soto"}]}"#
                )
            ],
            count: 1,
            failure: (#"{"message":"Users are asleep"}"#, "Users are asleep")
        ),
        KindCase(
            name: "keepcoding-heroes",
            credentials: SourceCredentials(user: "ana@example.org", password: "pass4711"),
            answers: [
                ("/api/auth/login", "eyJhbGciOi.J9pZGVudG.a-b_c"),
                ("/api/heros/all", #"[{"id":"h1","name":"Faro"}]"#),
                ("/api/heros/tranformations", #"[{"id":"t1","name":"2. Luz","hero":{"id":"h1"}}]"#),
            ],
            count: 2,
            failure: (#"{"error":true,"reason":"Unauthorized."}"#, "Unauthorized.")
        ),
        KindCase(
            name: "json",
            options: [
                "rows": .text("data"),
                "fields": .mapping([.init("id", .text("n")), .init("title", .text("t"))]),
                "error": .text("fault"),
            ],
            answers: [("/", #"{"data":[{"n":1,"t":"Uno"}]}"#)],
            count: 1,
            failure: (#"{"error":{"message":"Not today."}}"#, "Not today.")
        ),
        KindCase(
            name: "geojson",
            answers: [
                (
                    "/",
                    #"{"type":"FeatureCollection","features":[{"id":1,"properties":{"name":"Uno"}}]}"#
                )
            ],
            count: 1
        ),
    ]
}

import Domain
import Fetching
import Foundation
import ScriptedServer
import TestSupport
import Testing

@testable import SourceKinds

/// Programmes, music, heroes and the other sources of news.
@Suite struct MediaKindsTests {
    private let show = """
        {"shows":[{"id":7,"showType":"series","title":"El faro","rating":"84","genres":[{"name":"Drama"},7],
        "firstAirYear":2019,"lastAirYear":null,"cast":["Ana",null],
        "imageSet":{"verticalPoster":{"w480":"https://i.example/480.jpg?Expires=1","w240":"https://i.example/240.jpg","w360":"javascript:x"}},
        "streamingOptions":{"us":[{"service":{"name":"Canal","themeColorCode":"#00A8E1"},"type":"subscription","quality":"qhd",
          "link":"https://c.example/7","audios":[{"language":"spa","region":"MEX"},{"language":"eng"}],
          "subtitles":[{"closedCaptions":true,"locale":{"language":"eng"}},{"locale":{"language":"eng"}}],
          "expiresOn":1796000000}],
         "es":[{"service":{"id":"tienda"},"type":"auction","quality":"8k","price":{"amount":"3.99","currency":"EUR"}},
          {"type":"rent"}],"pt":[]}}, {"id":8}],"hasMore":false}
        """

    @Test func unknownValuesCostOneField() throws {
        let result = try SourceStub("streaming-availability").read(show)
        let programme = try #require(result.programmes.first)
        #expect(programme.form == .series)
        #expect(programme.rating == 84)
        #expect(programme.genres == [LocalizedText("Drama", in: "en")])
        #expect(programme.cast == ["Ana"])
        #expect(programme.poster.map(\.width) == [240, 480])
        #expect(programme.offers.map(\.country) == ["es", "us"])
        #expect(programme.offers[0].form == .other)
        #expect(programme.offers[0].quality == nil)
        #expect(programme.offers[0].price == "3.99 EUR")
        #expect(programme.offers[0].service == "tienda")
        #expect(programme.offers[1].quality == .qhd)
        #expect(programme.offers.map(\.colour) == [nil, "#00a8e1"])
        #expect(programme.offers[1].audios == ["es-mx", "en"])
        #expect(programme.offers[1].subtitles == ["en"])
        #expect(programme.offers[1].until == Date(timeIntervalSince1970: 1_796_000_000))
        #expect(result.batch.reading.remarks == ["row 2: left out: it has no title or no id"])
        #expect(try SourceStub("streaming-availability").source.terms.pictures == .expiring)
    }

    @Test func cursorsAreFollowedUpToTheCap() async throws {
        let server = try ScriptedServer { request in
            let number = Int(request.target.split(separator: "%3A").last ?? "") ?? 0
            return .ok(
                #"{"shows":[{"id":"\#(number)","title":"S"}],"hasMore":true,"nextCursor":"c:\#(number + 1)"}"#
            )
        }
        defer { server.stop() }
        let stub = try SourceStub(
            "streaming-availability",
            ["pages": .text("3")],
            address: server.origin,
            country: "us",
            credentials: SourceCredentials(key: "key4711")
        )
        let outcome = try await SourceVisitor(stub).run()
        #expect(outcome.result?.batch.entities.map(\.identity) == ["0", "1", "2"])
        #expect(server.requests.allSatisfy { $0["X-RapidAPI-Key"] == "key4711" })
        #expect(
            server.requests.allSatisfy {
                $0["X-RapidAPI-Host"] == "streaming-availability.p.rapidapi.com"
            }
        )
    }

    @Test func aCursorThatNeverMovesEnds() async throws {
        let server = try ScriptedServer.giving(
            .ok(#"{"shows":[{"id":"1","title":"S"}],"hasMore":true,"nextCursor":"same"}"#)
        )
        defer { server.stop() }
        let stub = try SourceStub("streaming-availability", address: server.origin, country: "us")
        let outcome = try await SourceVisitor(stub).run()
        #expect(outcome.result?.programmes.count == 1)
        #expect(server.requests.count == 2)
    }

    @Test(.enabled(if: Shared.isAvailable))
    func aRecordedShowIsReadInFull() throws {
        let result = try SourceStub("streaming-availability")
            .read(fixture: "streaming-availability/show.spirited-away.json")
        let programme = try #require(result.programmes.first)
        #expect(programme.title == "Spirited Away")
        #expect(programme.year == 2001)
        #expect(programme.directors == ["Hayao Miyazaki"])
        #expect(programme.genres.count == 3)
        #expect(programme.poster.map(\.width) == [240, 360, 480, 600, 720])
        #expect(programme.offers.map(\.country) == ["de", "de", "de", "de", "de", "pt"])
        #expect(programme.offers.first?.audios.first == "de")
        #expect(programme.tmdb == "movie/129")
    }

    private let music = """
        {"resultCount":3,"results":[
        {"kind":"music-video","trackId":1,"trackName":"Mar","artistName":"Ola","trackViewUrl":"https://store.example/1",
         "artworkUrl100":"https://i.example/100x100/source/100x100bb.jpg","previewUrl":"https://p.example/1.m4v",
         "releaseDate":"2010-11-16T08:00:00Z","trackTimeMillis":231600,"trackPrice":1.5,"currency":"EUR",
         "primaryGenreName":"Folk","trackExplicitness":"explicit"},
        {"kind":"song","trackId":2,"trackName":"Sal","artistName":"Ola","trackPrice":-1.00,"currency":"EUR",
         "artworkUrl100":"https://i.example/100x100bb.jpg","previewUrl":"https://p.example/2.m4a"},
        {"trackId":3,"trackName":"Sin artista"}]}
        """

    @Test func artworkAndPreviewStandOnlyBesideTheStore() throws {
        let result = try SourceStub("itunes", ["term": .text("ola")]).read(music)
        let track = result.tracks[0]
        #expect(track.artwork?.address == "https://i.example/200x200/source/100x100bb.jpg")
        #expect(track.preview == "https://p.example/1.m4v")
        #expect(track.form == .video)
        #expect(track.duration == 232)
        #expect(track.price == "1.50 EUR")
        #expect(track.released == Day(year: 2010, month: 11, day: 16))
        #expect(track.isExplicit)
        #expect(result.tracks[1].artwork == nil && result.tracks[1].preview == nil)
        #expect(result.tracks[1].price == nil)
        #expect(
            result.batch.reading.remarks == ["row 3: left out: it has no title, no artist or no id"]
        )
    }

    @Test func whatSeveralTermsFindIsOneTrack() async throws {
        let server = try ScriptedServer { request in
            let rows = [
                "ola": [1, 2], "mar salada": [2, 3],
            ].first { request.target.contains("term=\($0.key.replacing(" ", with: "%20"))&") }?
            .value
            let results = (rows ?? []).map {
                "{\"trackId\":\($0),\"trackName\":\"Pista \($0)\",\"artistName\":\"Ola\"}"
            }
            return .ok("{\"results\":[\(results.joined(separator: ","))]}")
        }
        defer { server.stop() }
        let terms = ["ola", "mar salada"].map { SourceOption.text($0) }
        let stub = try SourceStub(
            "itunes",
            ["term": .list(terms), "lang": .text("en_us")],
            address: server.origin
        )
        let result = try #require(try await SourceVisitor(stub).run().result)
        #expect(result.tracks.map(\.title) == ["Pista 1", "Pista 2", "Pista 3"])
        #expect(result.tracks.map(\.terms) == [["ola"], ["ola", "mar salada"], ["mar salada"]])
        #expect(result.batch.reading.remarks == [])
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedMusicVideosAreReadInFull() throws {
        let result = try SourceStub("itunes", ["term": .text("beatles")])
            .read(fixture: "itunes/musicVideo-search-beatles-2019.json")
        #expect(result.tracks.count == 65)
        #expect(result.tracks.allSatisfy { $0.form == .video && $0.store != nil })
        #expect(result.tracks.allSatisfy { $0.artwork?.address.contains("200x200") == true })
        #expect(result.tracks.count { $0.preview == nil } == 1)
        #expect(!result.tracks.contains { $0.price?.hasPrefix("-") == true })
    }

    @Test func aLogInOpensTheHeroesAndTheirTransformations() async throws {
        let server = try ScriptedServer { request in
            let body = String(decoding: request.body, as: UTF8.self)
            switch (request.target, body) {
            case ("/api/auth/login", ""):
                // ana@example.org:pass4711
                return request["Authorization"] == "Basic YW5hQGV4YW1wbGUub3JnOnBhc3M0NzEx"
                    ? .ok("aaa.bbb.ccc") : .status(401)
            case ("/api/heros/all", "name="):
                return .ok(
                    #"[{"id":"h1","name":"Faro","description":"Luz","photo":"https://p.example/1.png"},{"id":"h2","name":"Pozo"},{}]"#
                )
            case ("/api/heros/tranformations", "id=h1"):
                return .ok(
                    #"[{"id":"t2","name":"10. Rayo","hero":{"id":"h1"}},{"id":"t1","name":"2. Luz","hero":{"id":"h1"}}]"#
                )
            case ("/api/heros/tranformations", "id=h2"): return .ok("[]")
            default: return .status(400)
            }
        }
        defer { server.stop() }
        let stub = try SourceStub(
            "keepcoding-heroes",
            ["more": .text("https://more.example/heroes")],
            address: server.origin,
            credentials: SourceCredentials(user: "ana@example.org", password: "pass4711")
        )
        let outcome = try await SourceVisitor(stub).run()
        let result = try #require(outcome.result, "\(outcome.error.map { "\($0)" } ?? "")")
        #expect(result.figures.map(\.name) == ["Faro", "Pozo", "10. Rayo", "2. Luz"])
        #expect(result.figures.map(\.parent) == [nil, nil, "h1", "h1"])
        #expect(result.figures.map(\.number) == [nil, nil, 10, 2])
        // More is told of the collection, not of each of its figures.
        #expect(result.batch.home == "https://more.example/heroes")
        #expect(result.figures.allSatisfy { $0.more == nil })
        #expect(result.batch.isComplete)
        #expect(
            result.batch.reading.remarks == ["page 1, row 3: left out: it has no name or no id"]
        )
        #expect(server.requests.allSatisfy { $0.method == "POST" })
        #expect(
            server.requests.dropFirst().allSatisfy { $0["Authorization"] == "Bearer aaa.bbb.ccc" }
        )
        #expect(
            server.requests[1]["Content-Type"] == "application/x-www-form-urlencoded"
        )
        let kept = String(decoding: try outcome.snapshot?.body() ?? [], as: UTF8.self)
        #expect(!kept.contains("aaa.bbb.ccc") && !kept.contains("pass4711"))
    }

    @Test func aLogInThatGivesNoTokenIsAnError() async throws {
        let server = try ScriptedServer.giving(.ok("<html>welcome</html>"))
        defer { server.stop() }
        let stub = try SourceStub(
            "keepcoding-heroes",
            address: server.origin,
            credentials: SourceCredentials(user: "u", password: "p")
        )
        let outcome = try await SourceVisitor(stub).run()
        #expect(outcome.error?.description == "the answer to the log-in holds no token")
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedHeroesAreReadInFull() throws {
        let result = try SourceStub("keepcoding-heroes")
            .read(fixture: "keepcoding-dragonball/heros-all.json")
        #expect(result.figures.count == 15)
        #expect(result.figures.allSatisfy { $0.parent == nil && $0.picture != nil })
    }

    @Test func storiesOfCBCAreExcerpts() throws {
        let stub = try SourceStub("cbc")
        let result = try stub.read(
            """
            [{"id":1,"sourceId":"1.2","title":"Nieve","description":"Mucha.","publishedAt":1795240800000,
              "type":"story","active":true,"language":"en","images":{"square_140":"https://i.example/a 1!/x.JPG"},
              "typeAttributes":{"url":"https://www.cbc.ca/1.2","sectionLabels":["Canada"],"author":{"name":"Ana"}}},
             {"id":2,"title":"Borrador","draft":true},{"id":3,"title":null},
             {"id":4,"title":"Vídeo","type":"video","publishedAt":"pronto","images":null}]
            """
        )
        #expect(result.items.map(\.title) == ["Nieve", "Vídeo"])
        #expect(result.items[0].published == Date(timeIntervalSince1970: 1_795_240_800))
        #expect(result.items[0].categories == ["Canada"])
        #expect(result.items.map(\.form) == [.story, .video])
        #expect(result.items[0].picture?.address == "https://i.example/a%201!/x.JPG")
        #expect(result.items[0].content == nil)
        #expect(stub.source.terms.texts == .excerpt)
    }

    @Test func formsOfCBCAreKeptApart() throws {
        let types = ["\"story\"", "\"contentpackage\"", "\"Opinion\"", "null", "\"🙂\"", "7"]
        let rows = types.enumerated().map { number, type in
            "{\"id\":\(number + 1),\"title\":\"T\(number)\",\"type\":\(type)}"
        }
        let result = try SourceStub("cbc").read("[\(rows.joined(separator: ","))]")
        #expect(
            result.items.map { $0.form?.rawValue } == [
                "story", "contentpackage", "opinion", "other", "other", "7",
            ]
        )
    }

    @Test func oneNullPictureCostsOnePicture() throws {
        let result = try SourceStub("thenewsapi").read(
            """
            {"data":[{"uuid":"1","title":"Uno","image_url":null,"published_at":"2026-05-27T12:34:56.000000Z",
            "source":"a.example","categories":["sports"],"language":"es"},{"uuid":"2"}]}
            """
        )
        #expect(result.items.count == 1)
        #expect(result.items[0].picture == nil)
        #expect(
            result.items[0].published == ISO8601DateFormatter().date(from: "2026-05-27T12:34:56Z")
        )
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedPostsOfDummyJSONAreReadInFull() throws {
        let result = try SourceStub("dummyjson-posts").read(
            fixture: "dummyjson/posts.envelope30.json"
        )
        #expect(result.items.count == 30)
        #expect(result.items.allSatisfy { $0.content != nil && !$0.categories.isEmpty })
        #expect(result.items[0].reactions == Reactions(likes: 192, dislikes: 25, views: 305))
    }
}

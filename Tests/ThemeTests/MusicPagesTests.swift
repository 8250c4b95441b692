import Domain
import Foundation
@testable import Pages
import Presentation
import Testing

@Suite struct MusicPagesTests {
    private func site(
        _ tracks: [InventedEntities.Entry] = InventedEntities.tracks
    ) throws -> PortalSite {
        try PortalSite(of: tracks)
    }

    private func track(_ site: PortalSite, _ name: String) throws -> String {
        let path = try #require(site.paths(.music).first { $0.hasPrefix("/musica/\(name)") })
        return try #require(try site.html(path))
    }

    @Test func tracksStandUnderTheirArtistsInTheOrderOfTheLanguage() throws {
        let site = try site()
        func artists(_ path: String) throws -> [String] {
            try #require(try site.html(path))
                .matches(of: /<h2 id="a-[^"]*"><a href="[^"]*">([^<]*)/)
                .map { String($0.output.1) }
        }
        #expect(try artists("/musica/") == ["Los Yunques", "Nadir", "Ñandú", "Oro"])
        #expect(try artists("/en/music/") == ["Los Yunques", "Nadir", "Ñandú", "Oro"])
        #expect(try artists("/musica/genero/jazz/") == ["Nadir", "Ñandú"])
    }

    @Test func theListLeadsToEachArtistOnIt() throws {
        let page = try #require(try site().html("/musica/"))
        #expect(
            page.contains(##"<a href="#a-los-yunques" data-filter="Los Yunques">Los Yunques</a>"##)
        )
        #expect(page.contains("2 pistas"))
    }

    @Test func aGenreHasOneAddressAndANameInEachLanguage() throws {
        let site = try site()
        let page = try #require(try site.html("/en/music/genre/folk-rural/"))
        #expect(page.contains("<h1>Music: Rural folk</h1>"))
        #expect(
            page.contains(#"hreflang="es" href="https://example.org/musica/genero/folk-rural/""#)
        )
    }

    @Test func eachTermHasAPageOfWhatItFound() throws {
        let site = try site(
            InventedEntities.tracks.map { entry in
                guard case .track(var track) = entry.entity else { return entry }
                track.terms = ["Ñu": ["ñ ñ", "Mar"], "Onda": ["mar"]][track.title]
                return (entry.source, entry.identity, .track(track))
            }
        )
        let page = try #require(try site.html("/musica/buscar/mar/"))
        #expect(page.contains("<h1>Música: Mar</h1>"))
        #expect(page.contains("Ñu") && page.contains("Onda") && !page.contains("La cuesta"))
        #expect(page.contains(##"<a href="/musica/buscar/mar/" aria-current="page">«Mar»</a>"##))
        #expect(
            try #require(try site.html("/en/music/")).contains(
                ##"<a href="/en/music/search/n-n/">«ñ ñ»</a>"##
            )
        )
    }

    @Test func aShopIsWhereAReaderGoesOnLooking() throws {
        let shop = MusicStore(name: "Discos", search: "https://discos.example/?q={term}&x")
        let site = try PortalSite(of: InventedEntities.tracks, theme: ThemeSite(store: shop))
        #expect(
            try #require(try site.html("/musica/artista/los-yunques/")).contains(
                ##"<a class="go" href="https://discos.example/?q=Los%20Yunques&amp;x" rel="noopener external">Buscar «Los Yunques» en Discos</a>"##
            )
        )
        #expect(
            !(try #require(try self.site().html("/musica/artista/los-yunques/")).contains(
                "discos.example"
            ))
        )
    }

    @Test func anArtistsTracksStandByAlbum() throws {
        let page = try #require(try site().html("/musica/artista/los-yunques/"))
        let albums = page.matches(of: /<h2 id="a-[0-9]+">([^<]*)/).map { String($0.output.1) }
        #expect(albums == ["Fragua", "Sin álbum"])
    }

    @Test func aTrackSaysAllThatIsKnown() throws {
        let page = try track(site(), "los-yunques-la-cuesta")
        for text in [
            "Fragua", "17 de mayo de 2024", "2:58", "1,29\u{A0}€", "letra explícita",
            "Ver en La Tienda",
            #"<a href="/musica/genero/folk-rural/">Folk rural</a>"#, "Más de Los Yunques",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.contains(#"<meta property="og:type" content="music.song">"#))
        #expect(page.contains(#""duration":"PT2M58S""#))
        #expect(
            page.contains(
                #""audio":{"@type":"AudioObject","name":"La cuesta","contentUrl":"https://previews.example/cuesta.m4a","encodingFormat":"audio/mp4"}"#
            )
        )
    }

    @Test func nothingPlaysByItself() throws {
        let site = try site()
        for path in site.paths(.music) {
            let html = try #require(try site.html(path))
            #expect(!html.contains("autoplay"), "\(path)")
            let players = html.matches(of: #/<(?:audio|video) /#).count
            #expect(html.matches(of: /<(?:audio|video) controls preload="none"/).count == players)
        }
        #expect(try track(site, "los-yunques-romance").contains("<video controls preload=\"none\""))
    }

    @Test func thePolicyNamesOnlyTheOriginsOfPreviews() throws {
        let page = try #require(try site().html("/musica/"))
        #expect(
            page.contains("media-src 'self' http://video.example:8080 https://previews.example;")
                || page.contains(
                    "media-src &#39;self&#39; http://video.example:8080 https://previews.example;"
                )
        )
        let without = try #require(
            try PortalSite(of: InventedEntities.people).html("/gente/")
        )
        #expect(!without.contains("previews.example"))
        #expect(try site().portal.surroundings != site([]).portal.surroundings)
    }

    @Test func aPolicyNamesTheServersOfMostTracksAndTheOthersAreLinks() throws {
        var tracks: [InventedEntities.Entry] = []
        for number in 0..<60 {
            // Every third server has two tracks.
            for piece in 0...(number % 3 == 0 ? 1 : 0) {
                var track = Track(title: "Pieza \(number)-\(piece)", artist: "Nadir")
                track.preview = "https://h\(number).example/\(piece).mp3"
                tracks.append(("musica", "t\(number)-\(piece)", .track(track)))
            }
        }
        let site = try PortalSite(of: tracks)
        let page = try #require(try site.html("/musica/"))
        let policy = try #require(
            page.firstMatch(of: /media-src (?:'self'|&#39;self&#39;)([^;]*);/)
        ).output.1
        let named = policy.split(separator: " ")
        #expect(named.count == 20)
        #expect(named.allSatisfy { $0.hasPrefix("https://h") })
        let playable = (0..<60).filter { $0 % 3 == 0 }.map { "https://h\($0).example" }
        #expect(Set(named.map(String.init)) == Set(playable))
        #expect(page.contains("src=\"https://h0.example/0.mp3\""))
        #expect(!page.contains("src=\"https://h1.example/0.mp3\""))
        #expect(
            page.contains(
                "<a href=\"https://h1.example/0.mp3\" rel=\"noopener external nofollow\">"
                    + "Escuchar fragmento (h1.example)</a>"
            )
        )
        #expect(
            site.portal.warnings.map(\.message) == [
                "previews of tracks come from 60 servers, and a page can name 20 of them: those of "
                    + "https://h1.example, https://h10.example, https://h11.example and 37 more are links"
            ]
        )
        #expect(try self.site().portal.warnings == [])
    }

    @Test func longNamesOfServersTakeTheRoomOfOthers() throws {
        let names = (0..<10).map { "\($0)" + String(repeating: "a", count: 60) }
        let tracks = names.map { name -> InventedEntities.Entry in
            var track = Track(title: name, artist: "Nadir")
            track.preview = "https://\(name).\(name).\(name).example/a.mp3"
            return ("musica", name, .track(track))
        }
        let page = try #require(try PortalSite(of: tracks).html("/musica/"))
        let policy = try #require(
            page.firstMatch(of: /media-src (?:'self'|&#39;self&#39;)([^;]*);/)
        ).output.1
        #expect(policy.utf8.count < 1_600)
        #expect(policy.contains("https://0aaa"))
    }

    @Test(arguments: ["media/jota.mp3", "./media/jota.mp3", "/media/jota.mp3"])
    func aPieceOfTheSitesOwnIsPlayedFromIt(address: String) throws {
        var jota = Track(title: "Jota", artist: "Nadir")
        jota.preview = address
        let site = try site([("musica", "jota", .track(jota))])
        let page = try track(site, "nadir-jota")
        #expect(page.contains(#"<audio controls preload="none" src="/_/jota.1.mp3""#))
        #expect(page.contains(#""contentUrl":"https://example.org/_/jota.1.mp3""#))
        #expect(
            !page.contains("media-src 'self' http") && !page.contains("media-src &#39;self&#39; h")
        )
        #expect(site.portal.warnings == [])
    }

    @Test(arguments: ["media/otra.mp3", "base.css", "/base.css", "media/../base.css"])
    func aFileThatIsNotPublishedIsNotOffered(address: String) throws {
        var jota = Track(title: "Jota", artist: "Nadir")
        jota.preview = address
        let page = try track(site([("musica", "jota", .track(jota))]), "nadir-jota")
        #expect(!page.contains("<audio"))
        #expect(!page.contains("contentUrl"))
    }

    @Test func aVideoIsWatched() throws {
        let page = try #require(try site().html("/musica/"))
        #expect(page.contains("<summary>Ver fragmento<"))
        #expect(page.contains("<summary>Escuchar fragmento<"))
    }

    @Test func theNewsroomsNoteStandsOnItsTrack() throws {
        let note = EditorNote(
            file: "Content/notes/track-cuesta.md",
            kind: .track,
            identity: "Los Yunques La cuesta",
            author: "Marta",
            language: "en",
            html: "<p>Words to learn.</p>"
        )
        let site = try PortalSite(of: InventedEntities.tracks, notes: [note])
        let page = try track(site, "los-yunques-la-cuesta")
        #expect(page.contains("<div class=\"prose\" lang=\"en\">\n<p>Words to learn.</p>"))
        #expect(page.contains("Por Marta"))
        #expect(try !track(site, "los-yunques-romance").contains("Words to learn"))
        let path = try #require(site.paths(.music).first { $0.hasPrefix("/musica/los-yunques-la") })
        #expect(try self.site().key(path) != site.key(path))
    }

    @Test func eachLanguageHasItsOwnNoteAndTheOthersThatOfTheFirst() throws {
        func note(_ language: Language) -> EditorNote {
            EditorNote(
                file: "Content/notes/\(language)/track-cuesta.md",
                kind: .track,
                identity: "Los Yunques La cuesta",
                author: nil,
                language: language,
                html: "<p>Note in \(language).</p>"
            )
        }
        let site = try PortalSite(of: InventedEntities.tracks, notes: [note("en"), note("es")])
        let paths = site.paths(.music).filter { $0.contains("los-yunques-la-cuesta") }
        #expect(paths.count == 3)
        for path in paths {
            let shown = path.hasPrefix("/en/") ? "en" : "es"
            let page = try #require(try site.html(path))
            let notes = page.matches(of: /Note in (..)\./).map { String($0.output.1) }
            #expect(notes == [shown], "\(path)")
            #expect(page.contains("class=\"prose\" lang=\"es\"") == path.hasPrefix("/fr/"))
        }
        let without = try PortalSite(of: InventedEntities.tracks, notes: [note("es")])
        #expect(try site.key(paths[0]) != without.key(paths[0]))
    }

    @Test func unsafeAddressesAreNoLinks() throws {
        let page = try track(site(), "nadir-noche")
        #expect(!page.contains("javascript:"))
        #expect(!page.contains("<audio"))
    }

    @Test func theFrontPageShowsFourWithoutRepeatingAnArtist() throws {
        let page = try #require(try site().html("/"))
        let block = try #require(page.components(separatedBy: "b-music").last)
        let titles = block.matches(of: /<h3><a href="\/musica\/[^"]*">([^<]*)/)
            .map { String($0.output.1) }
        #expect(titles.count == 4)
        #expect(!titles.contains("Romance"))
        #expect(titles.first == "La cuesta")
        #expect(try site([]).html("/")?.contains("b-music") == false)
    }

    @Test func theFrontPagesKeyKnowsTheTracks() throws {
        var tracks = InventedEntities.tracks
        let before = try site(tracks).key("/")
        tracks[4] = InventedEntities.track("Onda", by: "Oro") { $0.price = "2 €" }
        #expect(try site(tracks).key("/") != before)
    }

    @Test func samplesAreNotToBeFound() throws {
        #expect(try site().sitemap().contains("https://example.org/musica/"))
        let site = try PortalSite(of: InventedEntities.tracks, origin: .sample)
        #expect(try site.sitemap().allSatisfy { !$0.contains("musica") })
    }
}

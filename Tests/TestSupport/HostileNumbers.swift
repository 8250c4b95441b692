/// Values that no newspaper can have, in place of every number and time of an answer; the same for the same seed.
public struct HostileNumbers {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    /// As JSON and YAML write them.
    public static let values = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e300", "-1e300",
        "\"1e300\"", "1e19", "-1e19", "1.7976931348623157e308", "5e-324", "2147483648", "-1", "0",
        "4294967296", "18446744073709551615", "999999999999", "1000000000", "-1000000000",
        "253402300800", "-62135596801", "9999999999999", "\"9223372036854775807\"", "\"NaN\"",
        "\"inf\"", "\"-9223372036854775808\"", "\"12026-11-21T06:00:00Z\"", "\"99999-01-01\"",
        "\"-0044-03-15\"", "\"0000-01-01\"", "\"9999-12-31T23:59:59-14:00\"", "\"0001-01-01\"",
        "\"31/12/99999 25:61\"", "\"23:59:9223372036854775807\"", "\"2026-11-21\"",
        "\"9223372036854775807:59:59\"", "\"1000000:1000000:1000000\"", "[0, 9223372036854775807]",
        "7", "\(String(repeating: "9", count: 400))", "\"\(String(repeating: "9", count: 400))\"",
        "0.1", "null", "true", "\"9223372036854775807. Luz\"", "\"9e99%\"",
    ]

    /// The text with another value for each `§`.
    public mutating func fill(_ text: String) -> String {
        let parts = text.split(separator: "§", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { $0 + next() + $1 }
    }

    private mutating func next() -> String {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Self.values[Int((state >> 33) % UInt64(Self.values.count))]
    }
}

/// An answer of one kind of source with a `§` for each number and time that it may hold.
public struct NumberedAnswer: Sendable {
    public let kind: String
    /// One text for each option of the source.
    public var options: [String: String] = [:]
    /// What the file is called that holds it.
    public var ending = "json"
    public let answer: String

    private static let teams = #""homeTeam":{"id":§,"name":"A"},"awayTeam":{"id":2,"name":"B"}"#
    private static let sides = #"{"home":§,"away":§}"#

    public static let all: [NumberedAnswer] = apis + data

    private static let apis: [NumberedAnswer] = [
        NumberedAnswer(
            kind: "newsapi",
            options: ["country": "us"],
            answer: #"{"status":"ok","totalResults":§,"articles":["#
                + #"{"title":"Uno","url":"https://a.example/1","publishedAt":§}]}"#
        ),
        NumberedAnswer(
            kind: "cbc",
            answer: #"[{"id":§,"title":"Uno","publishedAt":§,"updatedAt":§,"type":§}]"#
        ),
        NumberedAnswer(
            kind: "thenewsapi",
            answer: #"{"data":[{"uuid":"1","title":"Uno","published_at":§,"categories":[§]}]}"#
        ),
        NumberedAnswer(
            kind: "dummyjson-posts",
            answer: #"{"posts":[{"id":§,"title":"Uno","body":"b","views":§,"#
                + #""reactions":{"likes":§,"dislikes":§}}],"total":§}"#
        ),
        NumberedAnswer(
            kind: "jsonplaceholder-posts",
            answer: #"[{"id":§,"title":"Uno","publishedAt":§,"updatedAt":§}]"#
        ),
        NumberedAnswer(
            kind: "streaming-availability",
            options: ["country": "es"],
            answer: #"{"shows":[{"id":"1","title":"Faro","showType":"series","releaseYear":§,"#
                + #""firstAirYear":§,"lastAirYear":§,"runtime":§,"seasonCount":§,"#
                + #""episodeCount":§,"rating":§,"#
                + #""imageSet":{"verticalPoster":{"w9223372036854775807":"https://a.example/p.jpg"}},"#
                + #""streamingOptions":{"es":[{"service":{"name":"S"},"type":"rent","#
                + #""link":"https://a.example/w","price":{"amount":§,"currency":"EUR"},"#
                + #""expiresOn":§}]}}],"hasMore":false}"#
        ),
        NumberedAnswer(
            kind: "pregonero-matches",
            answer: #"[{"matches":[{"competition":"Liga","utcDate":§,"status":"finished","#
                + #""homeTeam":{"name":"A"},"awayTeam":{"name":"B"},"score":{"home":§,"away":§},"#
                + #""news":[{"title":"N","source":"https://a.example/n","publishedAt":§}]}]}]"#
        ),
        NumberedAnswer(
            kind: "football-data",
            options: ["competition": "PD"],
            answer: #"{"competition":{"name":"Liga"},"matches":[{"id":1,"utcDate":§,"#
                + #""status":"FINISHED","attendance":§,"matchday":§,\#(teams),"#
                + #""season":{"startDate":§,"endDate":§,"currentMatchday":§},"#
                + #""score":{"duration":"PENALTY_SHOOTOUT","fullTime":\#(sides),"#
                + #""halfTime":\#(sides),"regularTime":\#(sides),"extraTime":\#(sides),"#
                + #""penalties":\#(sides)},"goals":[{"minute":§,"team":{"id":§},"#
                + #""scorer":{"name":"G"},"score":\#(sides)}]}]}"#
        ),
        NumberedAnswer(
            kind: "football-data",
            options: ["competition": "PD"],
            answer: #"{"competition":{"name":"Liga","code":"PD"},"#
                + #""season":{"startDate":§,"endDate":§,"currentMatchday":§},"#
                + #""standings":[{"table":[{"team":{"name":"A"},"position":§,"playedGames":§,"#
                + #""won":§,"draw":§,"lost":§,"points":§,"goalsFor":§,"goalsAgainst":§}]}]}"#
        ),
        NumberedAnswer(
            kind: "openligadb",
            options: ["season": "2025"],
            answer: #"[{"matchID":1,"matchDateTimeUTC":§,"team1":{"teamName":"A"},"#
                + #""team2":{"teamName":"B"},"matchIsFinished":true,"numberOfViewers":§,"#
                + #""matchResults":[{"pointsTeam1":§,"pointsTeam2":§,"resultTypeID":§,"#
                + #""resultOrderID":§},{"pointsTeam1":§,"pointsTeam2":§,"resultTypeID":2}],"#
                + #""goals":[{"scoreTeam1":§,"scoreTeam2":§,"matchMinute":§},"#
                + #"{"scoreTeam1":§,"scoreTeam2":§,"matchMinute":§}]}]"#
        ),
        NumberedAnswer(
            kind: "openfootball",
            answer: #"{"name":"Liga","matches":[{"round":§,"date":§,"time":§,"team1":"A","#
                + #""team2":"B","score":{"ht":[§,§],"ft":[§,§],"et":[§,§],"p":[§,§]},"#
                + #""goals1":[{"name":"G","minute":§}],"goals2":[{"name":"H","minute":§}]}]}"#
        ),
        NumberedAnswer(
            kind: "thesportsdb",
            options: ["league": "4335"],
            answer: #"{"events":[{"idEvent":"1","strHomeTeam":"A","strAwayTeam":"B","intRound":§,"#
                + #""intHomeScore":§,"intAwayScore":§,"dateEvent":§,"strTime":§,"strTimestamp":§,"#
                + #""intSpectators":§}]}"#
        ),
        NumberedAnswer(
            kind: "itunes",
            options: ["term": "mar"],
            answer: #"{"resultCount":§,"results":[{"trackId":1,"trackName":"Mar","#
                + #""artistName":"Ola","releaseDate":§,"trackTimeMillis":§,"trackPrice":§,"#
                + #""currency":"EUR","trackViewUrl":"https://a.example/t"}]}"#
        ),
        NumberedAnswer(
            kind: "jsonplaceholder-users",
            options: ["consent": "all"],
            answer: #"[{"id":1,"firstname":"Ana","lastname":"Soto","map":true,"#
                + #""address":{"city":"X","geo":{"lat":§,"lng":§}}}]"#
        ),
        NumberedAnswer(
            kind: "randomuser",
            options: ["consent": "all", "seed": "s"],
            answer: #"{"results":[{"name":{"first":"Ana","last":"Gil"},"nat":"ES","map":true,"#
                + #""location":{"postcode":§,"coordinates":{"latitude":§,"longitude":§}}}]}"#
        ),
        NumberedAnswer(
            kind: "dummyjson-users",
            options: ["consent": "all"],
            answer: #"{"users":[{"id":1,"firstName":"Eva","lastName":"Paz","map":true,"#
                + #""address":{"coordinates":{"lat":§,"lng":§}}}],"total":§,"skip":§,"limit":§}"#
        ),
        NumberedAnswer(
            kind: "keepcoding-heroes",
            answer: #"[{"id":"h1","name":"Faro"},{"id":"t1","name":§,"hero":{"id":"h1"}}]"#
        ),
        NumberedAnswer(kind: "feed", ending: "feed.json", answer: jsonFeed),
        NumberedAnswer(kind: "feed", ending: "xml", answer: rss),
    ]

    private static let jsonFeed =
        #"{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"1","#
        + #""title":"Uno","content_text":"t","date_published":§,"date_modified":§,"#
        + #""attachments":[{"url":"https://a.example/a.mp3","mime_type":"audio/mpeg","#
        + #""size_in_bytes":§,"duration_in_seconds":§}]}]}"#

    private static let rss = #"""
        <?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
         xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"
         xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>F</title>
        <ttl>§</ttl><sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>§</sy:updateFrequency>
        <skipHours><hour>§</hour></skipHours>
        <item><guid>1</guid><title>Uno</title><pubDate>§</pubDate><description>t &lt;img width='§'
         height='§' src='https://a.example/i.jpg'&gt;</description>
        <itunes:duration>§</itunes:duration><itunes:episode>§</itunes:episode>
        <enclosure url="https://a.example/a.mp3" type="audio/mpeg" length='§'/>
        <media:content url="https://a.example/p.jpg" width='§' height='§' fileSize='§'/></item>
        </channel></rss>
        """#

    private static let data: [NumberedAnswer] = [
        NumberedAnswer(
            kind: "data",
            options: ["model": "match"],
            answer: #"[{"id":"1","competition":"Liga","home":"A","away":"B","kickoff":§,"day":§,"#
                + #""score":[§,§],"halfTime":{"home":§,"away":§},"afterExtraTime":§,"#
                + #""penalties":[§,§],"attendance":§,"goals":[{"minute":§,"score":[§,§]}],"#
                + #""statistics":[{"name":"Posesión","home":§,"away":§}],"#
                + #""venue":{"name":"V","place":[§,§]},"#
                + #""stories":[{"title":"S","published":§}]}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "competition"],
            answer: #"[{"id":"1","name":"Liga","matchday":§,"table":[{"team":"A","position":§,"#
                + #""played":§,"won":§,"drawn":§,"lost":§,"goalsFor":§,"goalsAgainst":§,"#
                + #""points":§}]}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "programme"],
            answer: #"[{"id":"1","title":"Faro","year":§,"lastYear":§,"runtime":§,"seasons":§,"#
                + #""episodes":§,"rating":§,"poster":[{"address":"https://a.example/p.jpg","#
                + #""width":§,"height":§}],"offers":[{"country":"es","service":"S","until":§}]}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "track"],
            answer: #"[{"id":"1","title":"Mar","artist":"Ola","released":§,"duration":§,"#
                + #""price":§}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "person"],
            answer: #"[{"id":"1","name":"Ana Mar","public":true,"map":true,"place":[§,§]},"#
                + #"{"id":"2","name":"Eva Mar","public":true,"map":true,"latitude":§,"longitude":§}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "figure"],
            answer: #"[{"id":"1","name":"Faro"},{"id":"2","name":§,"parent":"1","number":§}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "event"],
            answer: #"[{"id":"1","title":"Feria","start":§,"end":§,"also":[§],"except":§,"#
                + #""place":{"name":"P","place":[§,§]},"changes":[{"at":§,"start":§}]},"#
                + #"{"id":"2","title":"Feria","start":"2026-11-21 20:45","end":§,"duration":§,"#
                + #""repeat":§,"changes":[{"at":§,"start":§,"end":§}]}]"#
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "place"],
            answer: #"[{"id":"1","name":"Faro","place":[§,§],"hours":§,"phone":§},"#
                + #"{"id":§,"name":"Olmo","city":§,"latitude":§,"longitude":§}]"#
        ),
        NumberedAnswer(
            kind: "geojson",
            answer: #"{"type":"FeatureCollection","features":[{"id":1,"properties":{"name":"Faro","#
                + #""opening_hours":§,"addr:housenumber":§},"geometry":{"type":"Point","#
                + #""coordinates":[§,§]}},{"id":§,"properties":{"name":"Olmo"}}]}"#
        ),
        NumberedAnswer(
            kind: "ical",
            ending: "ics",
            answer: "BEGIN:VCALENDAR\nREFRESH-INTERVAL:§\nBEGIN:VTIMEZONE\nTZID:Z\nBEGIN:STANDARD\n"
                + "DTSTART:§\nTZOFFSETFROM:§\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYMONTH=§\n"
                + "END:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=Z:20261121T204500\n"
                + "DTEND:§\nSEQUENCE:§\nRRULE:FREQ=MONTHLY;INTERVAL=§;COUNT=§;BYMONTHDAY=§\n"
                + "RDATE:§\nEXDATE:§\nGEO:§;§\nEND:VEVENT\nBEGIN:VEVENT\nUID:1\nRECURRENCE-ID:§\n"
                + "DTSTART:§\nDURATION:PT§S\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\nDTSTART:§\n"
                + "DURATION:P§D\nEND:VEVENT\nEND:VCALENDAR\n"
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "article"],
            ending: "yaml",
            answer: "- {id: a, title: Uno, published: §, updated: §, expires: §}\n"
                + "- {id: b, title: Dos, published: §, updated: §}\n"
        ),
        NumberedAnswer(
            kind: "data",
            options: ["model": "track"],
            ending: "csv",
            answer: "id,title,artist,released,duration\n1,Mar,Ola,§,§\n2,Sal,Ola,§,§\n"
        ),
        NumberedAnswer(
            kind: "json",
            options: ["rows": "data", "fields": "{id: n, title: t, published: p, updated: u}"],
            answer: #"{"data":[{"n":§,"t":"Uno","p":§,"u":§}]}"#
        ),
    ]
}

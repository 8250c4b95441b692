import Basics
import Domain
import Foundation

/// The iTunes Search API: music videos and songs, shown beside the link to their store.
struct ITunesKind: PagedKind {
    let name = "itunes"
    let place = SourcePlace.api(origin: "https://itunes.apple.com")
    let terms = SourceTerms(
        credit: .init("iTunes", link: "https://www.apple.com/itunes/"),
        pictures: .besideStoreLink,
        reexport: false
    )
    let optionKeys = [
        OptionKey("term", .texts, required: true, "words to look for; one request for each"),
        OptionKey("media", default: "musicVideo", "musicVideo or music"),
        OptionKey("entity", "musicVideo or song; what the media has where none is given"),
        OptionKey("attribute", "where the words are looked for, as artistTerm"),
        OptionKey("limit", .whole(1...200), default: "200", "most results for each term"),
        OptionKey("lang", "en_us or ja_jp"),
        OptionKey("explicit", .choice(["Yes", "No"]), "whether explicit tracks come"),
    ]

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        let terms = options.texts("term")
        guard !terms.isEmpty else { throw SourceError("it has no term", hint: "add 'term: …'") }
        let media = options.text("media") ?? "musicVideo"
        let entity = options.text("entity") ?? (media == "music" ? "song" : media)
        return SourcePlan(
            terms.map { term in
                Endpoint(
                    "search",
                    query: [
                        ("media", media), ("entity", entity), ("limit", options.text("limit")),
                        ("term", term), ("country", source.country),
                        ("attribute", options.text("attribute")), ("lang", options.text("lang")),
                        ("explicit", options.text("explicit")),
                    ],
                    label: term
                )
            }
        )
    }

    func explanation(of answer: [UInt8]) -> String? {
        JSONAnswer.text(at: "errorMessage", in: answer)
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(ITunesResult.Answer.self, from: page)
        guard let results = answer.results else {
            throw SourceError("iTunes answered: \(answer.errorMessage ?? "no results")")
        }
        collector.dropUnreadable(results.unreadable)
        let asked = collector.options.texts("term")
        let term = page.label ?? (asked.count == 1 ? asked.first : nil)
        for (number, row) in results.rows {
            guard let title = row.trackName, let artist = row.artistName,
                let id = row.trackId ?? row.trackViewUrl
            else {
                collector.drop(number, "it has no title, no artist or no id")
                continue
            }
            // What several terms find is one track.
            if let term, collector.join(term, toTrack: id) { continue }
            var track = track(row, title, by: artist)
            track.terms = term.map { [$0] }
            collector.take(.track(track), as: id, row: number)
        }
    }

    private func track(_ row: ITunesResult, _ title: String, by artist: String) -> Track {
        var track = Track(
            title: title,
            artist: artist,
            form: row.kind == "music-video" ? .video : .song
        )
        track.album = row.collectionName
        track.genre = row.primaryGenreName.map { LocalizedText($0) }
        track.released = SiteTime.day(row.releaseDate)
        track.duration = row.trackTimeMillis.map { ($0 + 500) / 1_000 }
        // A price below nothing means that the track is not sold alone.
        if let price = row.trackPrice, price >= 0, let currency = row.currency {
            track.price = "\(Self.amount(price)) \(currency)"
        }
        track.isExplicit = row.trackExplicitness == "explicit"
        guard let store = WebAddress.checked(row.trackViewUrl) else { return track }
        // Artwork and preview may only stand beside the link to the store.
        track.store = store
        track.storeName = "iTunes"
        track.preview = WebAddress.checked(row.previewUrl)
        track.artwork = WebAddress.picture(
            row.artworkUrl100.map(Self.larger) ?? row.artworkUrl60,
            width: row.artworkUrl100 == nil ? 60 : 200,
            height: row.artworkUrl100 == nil ? 60 : 200
        )
        return track
    }

    /// The same picture in 200 by 200 points: the first `100x100` of the address names the size.
    static func larger(_ address: String) -> String {
        guard let range = address.firstRange(of: "100x100") else { return address }
        return address.replacingCharacters(in: range, with: "200x200")
    }

    private static func amount(_ price: Double) -> String {
        let cents = Int(clamping: (min(price, 1e9) * 100).rounded())
        return "\(cents / 100).\((cents % 100).zeroPadded(2))"
    }
}

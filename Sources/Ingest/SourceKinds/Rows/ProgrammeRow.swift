import Domain

/// Reads a row of data as a film or a series.
struct ProgrammeRow {
    let programme: Programme

    init?(_ row: DataRow, _ time: SiteTime, _ files: PictureFiles) {
        guard let title = row.required("title") else { return nil }
        let form = row.choice("form", Programme.Form.self) ?? .film
        var programme = Programme(title: title, form: form)
        programme.originalTitle = row.text("originalTitle")
        programme.overview = row.localizedText("overview")
        programme.year = row.whole("year", in: Plausible.year)
        programme.lastYear = row.whole("lastYear", in: Plausible.year)
        programme.runtime = row.whole("runtime", in: Plausible.runtime)
        programme.seasons = row.whole("seasons", in: Plausible.seasons)
        programme.episodes = row.whole("episodes", in: Plausible.episodes)
        programme.genres = Self.genres(row)
        programme.directors = row.texts("directors")
        programme.creators = row.texts("creators")
        programme.cast = row.texts("cast")
        programme.rating = row.whole("rating", in: Plausible.rating)
        programme.countries = row.texts("countries").compactMap { CountryCode.of($0) }
        programme.languages = row.texts("languages")
        programme.imdb = row.text("imdb")
        programme.tmdb = row.text("tmdb")
        programme.poster = row.pictures("poster", files)
        programme.banner = row.pictures("banner", files)
        programme.offers = row.elements("offers", "a list of ways to watch it") { value, index in
            guard let part = row.part("offers", value, index) else {
                row.complain("offers", value, "a list of {country: es, service: …, form: …}")
                return nil
            }
            return Self.offer(part, time)
        }
        row.finish()
        self.programme = programme
    }

    private static func genres(_ row: DataRow) -> [LocalizedText] {
        guard let value = row.value("genres") else { return [] }
        if value.list == nil, value.text != nil {
            return row.texts("genres").map { LocalizedText($0) }
        }
        return row.elements("genres", "a list of texts") { value, _ in
            row.localizedText("genres", value)
        }
    }

    private static func offer(_ row: DataRow, _ time: SiteTime) -> WatchOffer? {
        defer { row.finish() }
        let (country, service) = (row.country("country"), row.required("service"))
        if row.value("country") == nil {
            row.log.add("the offer has no 'country' and is left out", line: row.line)
        }
        let form = row.choice("form", WatchOffer.Form.self) ?? .other
        var offer = WatchOffer(country: country ?? "", service: service ?? "", form: form)
        offer.colour = colour(row)
        offer.addon = row.text("addon")
        offer.address = row.address("address")
        offer.price = row.text("price")
        offer.quality = row.choice("quality", WatchOffer.Quality.self)
        offer.audios = row.texts("audios")
        offer.subtitles = row.texts("subtitles")
        offer.until = row.moment("until", time)
        return country == nil || service == nil ? nil : offer
    }

    private static func colour(_ row: DataRow) -> String? {
        guard let value = row.value("colour") else { return nil }
        if let colour = value.text.flatMap(WatchOffer.colour) { return colour }
        row.complain("colour", value, "a colour such as '#8c2f1b'")
        return nil
    }
}

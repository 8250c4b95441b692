import Domain

/// Invented people, heroes and tracks, with what real ones lack or have too much of.
enum InventedEntities {
    typealias Entry = (source: SourceID, identity: String, entity: Entity)

    static func person(
        _ name: String,
        at place: (latitude: Double, longitude: Double)? = nil,
        city: String? = nil,
        country: String? = nil,
        change: (inout Person) -> Void = { _ in }
    ) -> Entry {
        var person = Person(name: name)
        person.place = place.map { GeoPoint(longitude: $0.longitude, latitude: $0.latitude) }
        person.city = city
        person.country = country
        change(&person)
        return ("vecinos", name, .person(person))
    }

    static func figure(
        _ name: String,
        of parent: String? = nil,
        position: Int? = nil,
        change: (inout Figure) -> Void = { _ in }
    ) -> Entry {
        var figure = Figure(name: name, parent: parent)
        figure.position = position
        change(&figure)
        return ("heroes", name, .figure(figure))
    }

    static func track(
        _ title: String,
        by artist: String,
        released: Day? = nil,
        change: (inout Track) -> Void = { _ in }
    ) -> Entry {
        var track = Track(title: title, artist: artist)
        track.released = released
        change(&track)
        return ("musica", "\(artist) \(title)", .track(track))
    }

    static let picture = Picture(address: "pictures/ana.svg", isLocal: true)

    static let people: [Entry] = [
        person("Ana Ruiz", at: (40.66, -0.57), city: "Puente Hondo", country: "es") {
            $0.sortName = "Ruiz, Ana"
            $0.picture = picture
            $0.note = LocalizedText(["es": "Panadera.", "en": "Baker."])
        },
        person("Óscar Ñíguez", at: (40.67, -0.58), city: "Puente Hondo", country: "es") {
            $0.sortName = "Ñíguez, Óscar"
            $0.note = LocalizedText("خباز", in: "ar")
        },
        person("Ciro Mora", at: (19.4, -99.1), city: "México", country: "mx") {
            $0.website = "https://www.ciro.example/"
            $0.email = "ciro@ciro.example"
            $0.phone = "+52 55 1234"
        },
        person("Nadie En Mapa", city: "Valdearla"),
    ]

    static let figures: [Entry] = [
        figure("La Pregonera", position: 2) {
            $0.text = LocalizedText(["es": "Nació sorda.\n\nOye por los pies."])
            $0.picture = picture
            $0.more = "https://es.wikipedia.org/wiki/Pregonero"
        },
        figure("El Sereno", position: 1),
        figure("10. Voz callada", of: "La Pregonera"),
        figure("2. Voz de monte", of: "La Pregonera"),
        figure("Voz sin número", of: "La Pregonera"),
    ]

    static let tracks: [Entry] = [
        track("La cuesta", by: "Los Yunques", released: Day(year: 2024, month: 5, day: 17)) {
            $0.album = "Fragua"
            $0.genre = LocalizedText(["es": "Folk rural", "en": "Rural folk", "fr": "Folk rural"])
            $0.duration = 178
            $0.artwork = picture
            $0.preview = "https://previews.example/cuesta.m4a"
            $0.store = "https://tienda.example/cuesta"
            $0.storeName = "La Tienda"
            $0.price = "1,29 €"
            $0.isExplicit = true
        },
        track("Romance", by: "los yunques", released: Day(year: 2022, month: 1, day: 2)) {
            $0.genre = LocalizedText(["es": "Folk rural", "en": "Rural folk", "fr": "Folk rural"])
            $0.form = .video
            $0.preview = "http://video.example:8080/romance.mp4"
        },
        track("Ñu", by: "Ñandú") { $0.genre = LocalizedText("Jazz") },
        track("Noche", by: "Nadir") {
            $0.genre = LocalizedText("Jazz")
            $0.preview = "javascript:alert(1)"
            $0.store = "javascript:alert(1)"
        },
        track("Onda", by: "Oro"),
    ]

    static var all: [Entry] { people + figures + tracks }
}

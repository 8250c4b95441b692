import Basics
import Domain

/// Reads a row of data as a song or a music video.
struct TrackRow {
    let track: Track

    init?(_ row: DataRow, _ files: PictureFiles) {
        let (title, artist) = (row.required("title"), row.required("artist"))
        guard let title, let artist else { return nil }
        let form = row.choice("form", Track.Form.self) ?? .song
        var track = Track(title: title, artist: artist, form: form)
        track.album = row.text("album")
        track.genre = row.localizedText("genre")
        track.released = row.day("released")
        track.duration = Self.duration(row)
        track.artwork = row.picture("artwork", files)
        track.preview = Self.preview(row, files)
        track.store = row.address("store")
        track.storeName = row.text("storeName")
        track.price = row.text("price")
        track.isExplicit = row.flag("isExplicit")
        let terms = row.texts("terms")
        track.terms = terms.isEmpty ? nil : terms
        row.finish()
        self.track = track
    }

    /// Seconds, or `3:45`.
    private static func duration(_ row: DataRow) -> Int? {
        guard let value = row.value("duration") else { return nil }
        let parts = value.text?.split(separator: ":").map { Int(foreign: $0) } ?? []
        let numbers = parts.compactMap(\.self)
        if parts.count == numbers.count, (1...3).contains(parts.count),
            numbers.allSatisfy(Plausible.duration.contains),
            let seconds = numbers.reduce(0, { $0 * 60 + $1 }).within(Plausible.duration)
        {
            return seconds
        }
        row.complain("duration", value, "seconds, or minutes and seconds as 3:45")
        return nil
    }

    /// An address, or a file of one's own in `Content/media`.
    private static func preview(_ row: DataRow, _ files: PictureFiles) -> String? {
        guard let value = row.value("preview") else { return nil }
        if let address = WebAddress.checked(value.text) { return address }
        if let path = value.text.flatMap(OwnMedia.path), files.has(path) { return path }
        row.complain(
            "preview",
            value,
            "an http or https address, or a file in Content/media",
            hint: "put it into Content/media and write media/NAME"
        )
        return nil
    }
}

import Domain
import Presentation
import TemplateModels

/// A track in a list: artwork with the way to the store beside it, what it is, its preview.
struct TrackRowModel: TemplateModel, Hashable {
    let title: String
    let artist: String
    let address: String
    /// `Folk · 2024 · 2:58 · music video`.
    let about: String
    let artwork: PictureModel?
    let wave: String
    let isVideo: Bool
    let isExplicit: Bool
    let isSample: Bool
    let store: LinkModel?
    let preview: PreviewModel?
    /// Where the piece cannot be played here.
    let previewLink: LinkModel?

    init(_ stored: Stored<Track>, in language: Language, context: SiteContext) {
        let track = stored.value
        let catalogue = context.catalogue(language)
        let first = context.settings.firstLanguage
        title = track.title
        artist = track.artist
        address = context.link(.track(stored.address), in: language)
        about = [
            track.genre?.text(in: language, fallback: first)?.text,
            track.released.map { String($0.year) },
            track.duration.map { catalogue.duration(seconds: $0) },
            track.form == .video ? catalogue[.musicVideo] : nil,
            track.isExplicit ? catalogue[.explicit] : nil,
        ]
        .compactMap(\.self).joined(separator: " · ")
        store = Self.store(of: track, catalogue: catalogue)
        // The edition gives a shop's pictures only with the way to the shop, which stands beside them.
        artwork = track.artwork.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        wave = context.wave(of: stored.id)
        isVideo = track.form == .video
        isExplicit = track.isExplicit
        isSample = stored.isSample
        preview = PreviewModel(track, in: language, context: context)
        previewLink = PreviewModel.link(track, in: language, context: context)
    }

    static func store(of track: Track, catalogue: Catalogue) -> LinkModel? {
        WebAddress.checked(track.store).map { address in
            LinkModel(
                title: track.storeName.map { catalogue.text(.inNamedStore, [.source: $0]) }
                    ?? catalogue[.inStore],
                address: address,
                isExternal: true
            )
        }
    }

    static let fields: TemplateFields<TrackRowModel> = [
        .text("title", \.title),
        .text("artist", \.artist),
        .text("address", \.address),
        .text("about", \.about),
        .model("artwork", \.artwork),
        .text("wave", \.wave),
        .flag("isVideo", \.isVideo),
        .flag("isExplicit", \.isExplicit),
        .flag("isSample", \.isSample),
        .model("store", \.store),
        .model("preview", \.preview),
        .model("previewLink", \.previewLink),
    ]
}

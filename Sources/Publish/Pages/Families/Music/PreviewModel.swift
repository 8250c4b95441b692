import Domain
import Presentation
import TemplateModels

/// A short piece of a track, to be heard or seen only when somebody asks for it.
struct PreviewModel: TemplateModel, Hashable {
    let address: String
    /// What a click does: listen or watch.
    private let action: String
    let label: String
    let isVideo: Bool
    let mark: String

    /// Nil where there is none that pages are allowed to fetch.
    init?(_ track: Track, in language: Language, context: SiteContext) {
        guard let address = Self.address(of: track, context: context) else { return nil }
        let catalogue = context.catalogue(language)
        self.address = address
        action = catalogue[track.previewAction]
        mark = context.mark("g-play")
        label = catalogue.text(.previewOf, [.title: track.title])
        isVideo = track.form == .video
    }

    /// A file of the site's own, or one of a server that the policy of all pages names.
    private static func address(of track: Track, context: SiteContext) -> String? {
        guard let address = track.preview else { return nil }
        if let own = context.pathOfMedium(address) { return context.link(own) }
        guard let origin = MediaOrigin.of(address), context.contentPolicy.allows(origin, in: .media)
        else { return nil }
        return address
    }

    /// The way to a piece that pages may not fetch themselves; nil where there is none, or where they may.
    static func link(_ track: Track, in language: Language, context: SiteContext) -> LinkModel? {
        guard let address = track.preview, let origin = MediaOrigin.of(address),
            !context.contentPolicy.allows(origin, in: .media)
        else { return nil }
        let host = origin.split(separator: "/").last ?? ""
        return LinkModel(
            title: "\(context.catalogue(language)[track.previewAction]) (\(host))",
            address: address,
            isExternal: true
        )
    }

    static let fields: TemplateFields<PreviewModel> = [
        .text("address", \.address),
        .text("action", \.action),
        .text("label", \.label),
        .flag("isVideo", \.isVideo),
        .text("mark", \.mark),
    ]
}

extension Track {
    fileprivate var previewAction: TextKey { form == .video ? .watchPreview : .preview }
}

import Basics
import Domain
import Presentation

/// A track in the words of schema.org.
enum TrackNode {
    static func of(_ track: Track, genre: String?, url: String, context: SiteContext) -> ThingNode {
        let picture = track.artwork.flatMap { context.absoluteAddress(of: $0) }
        var node = ThingNode("MusicRecording", name: track.title)
        node.add("url", url)
        node.add("image", picture)
        node.add("byArtist", ThingNode("MusicGroup", name: track.artist))
        node.add("inAlbum", track.album.map { ThingNode("MusicAlbum", name: $0) })
        node.add("genre", genre)
        node.add("datePublished", track.released.map { $0.dashed })
        node.add("duration", track.duration.map { "PT\($0 / 60)M\($0 % 60)S" })
        if let preview = track.preview.flatMap({ address(of: $0, context: context) }) {
            let isVideo = track.form == .video
            var media = ThingNode(isVideo ? "VideoObject" : "AudioObject", name: track.title)
            media.add("contentUrl", preview)
            media.add("encodingFormat", MediaTypes.type(ofAddress: preview))
            if isVideo { media.add("thumbnailUrl", picture) }
            node.add(isVideo ? "subjectOf" : "audio", media)
        }
        return node
    }

    private static func address(of preview: String, context: SiteContext) -> String? {
        if let own = context.pathOfMedium(preview) { return context.absolute(own) }
        return MediaOrigin.of(preview) == nil ? nil : preview
    }
}

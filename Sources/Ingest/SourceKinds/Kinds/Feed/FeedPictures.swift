import Basics
import Domain
import FeedReader
import Foundation
import HTMLCleaning
import WebURL

/// Chooses the picture that stands for an entry of a feed.
struct FeedPictures {
    let source: Source
    /// Where pictures may be that a feed of the newsroom's own files names; nil for what came from elsewhere.
    let ownFiles: PictureFiles?

    /// - Parameters:
    ///   - entry: what the feed says.
    ///   - title: the item's headline, which no description of a picture need repeat.
    ///   - base: against which relative addresses stand.
    /// - Returns: nil where nothing is offered that may be shown.
    func picture(of entry: ParsedEntry, titled title: String, base: WebURL?) -> Picture? {
        guard source.pictures != .none else { return nil }
        let media = LeadPicture.best(of: entry.media.filter { !Self.isMark($0.url) })
        let inBody = source.pictures == .all ? entry.pictureInBody : nil
        // What is attached to an item of a JSON Feed is offered as an enclosure is.
        let enclosed = entry.enclosures.first { $0.type?.hasPrefix("image/") == true }
        let alone = [entry.image, enclosed?.url].compactMap(\.self).first { !Self.isMark($0) }
        let offered = media?.url ?? alone
        guard let named = offered ?? inBody else { return nil }
        let alt = media?.alt.flatMap { Self.says($0, besides: title) ? $0 : nil }
        if let own = ownFile(named) {
            return Picture(
                address: own,
                alt: alt,
                credit: media?.credit,
                license: media?.license,
                isLocal: true
            )
        }
        guard let url = WebURL(named, base: base), url.isHTTP else { return nil }
        return Picture(
            address: url.href,
            width: media?.width,
            height: media?.height,
            alt: alt,
            credit: media?.credit,
            license: media?.license,
            isLocal: false
        )
    }

    /// Faces of authors, which blogs offer beside each article, and what only counts readers.
    private static func isMark(_ address: String) -> Bool {
        let rest = address.drop { $0 != "/" }.drop { $0 == "/" }
        let host = rest.prefix { $0 != "/" }
        return host == "gravatar.com" || host.hasSuffix(".gravatar.com")
            || TrackingPixel.isServed(from: address)
    }

    /// A path in the newsroom's own folder; no feed from elsewhere can name one.
    private func ownFile(_ named: String) -> String? {
        guard let ownFiles, !named.contains(":"), !named.hasPrefix("/"), ownFiles.has(named) else {
            return nil
        }
        return named
    }

    /// Neither the headline again nor the name of a file is a description.
    private static func says(_ alt: String, besides title: String) -> Bool {
        let text = alt.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty || Folding.fold(text) == Folding.fold(title) { return false }
        let isFile = !text.contains(" ") && text.contains(".") || text.hasPrefix("http")
        return !isFile
    }
}

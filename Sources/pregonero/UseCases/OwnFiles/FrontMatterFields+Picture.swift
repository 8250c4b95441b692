import Domain
import Foundation
import Pictures

extension FrontMatterFields {
    /// The picture that a text names with its words: `picture`, `alt`, `caption`, `credit`, `license`.
    ///
    /// - Parameters:
    ///   - content: the folder against which its path stands.
    ///   - references: knows which there are, and what may be wrong with one.
    ///   - key: that of the picture.
    /// - Returns: the picture; nil where there is none, which is told where one is named.
    func picture(
        in content: URL,
        _ references: PictureReferences,
        key: String = "picture"
    ) -> Picture? {
        guard let name = text(key) else { return nil }
        let address = references.path(of: name)
        let file = content.appending(path: address, directoryHint: .notDirectory)
        guard references.known.contains(address), let size = PictureSize(of: file) else {
            let fault = references.fault(of: address)
            warn(
                key,
                fault?.message ?? "'\(address)' is no picture in Content/",
                hint: fault?.hint
                    ?? "name an SVG, JPEG, PNG, GIF or WebP file relative to Content/"
            )
            return nil
        }
        return Picture(
            address: address,
            width: size.width,
            height: size.height,
            alt: text("alt"),
            caption: text("caption"),
            credit: text("credit"),
            license: text("license"),
            isLocal: true
        )
    }
}

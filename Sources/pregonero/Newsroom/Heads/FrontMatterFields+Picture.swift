import Basics
import Domain
import Foundation
import Markdown
import Pictures

extension FrontMatterFields {
    /// The picture that a text names, with its words.
    ///
    /// - Parameters:
    ///   - content: the folder against which its path stands.
    ///   - references: knows which there are, and what may be wrong with one.
    ///   - key: that of the picture.
    ///   - words: those among `alt`, `caption`, `credit`, `license` that go with it.
    /// - Returns: the picture; nil where there is none, which is reported where one is named.
    func picture(
        in content: URL,
        _ references: PictureReferences,
        key: String,
        words: [String]
    ) -> Picture? {
        guard let name = text(key) else {
            warnOfIdle(words, without: key)
            return nil
        }
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
        func word(_ key: String) -> String? { words.contains(key) ? text(key) : nil }
        return Picture(
            address: address,
            width: size.width,
            height: size.height,
            alt: word("alt"),
            caption: word("caption"),
            credit: word("credit"),
            license: word("license"),
            isLocal: true
        )
    }

    /// Warns of what is said of a picture that nothing names.
    private func warnOfIdle(_ words: [String], without key: String) {
        guard document.fields[key] ?? .null == .null else { return }
        for word in words where document.fields[word]?.text?.nonBlank != nil {
            warn(
                word,
                "'\(word)' says nothing without a '\(key)'",
                hint: "name the picture with '\(key)', or leave it out"
            )
        }
    }
}

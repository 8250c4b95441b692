import Basics
import Domain
import Foundation
import Presentation

/// Puts the published addresses and sizes of the portal's own pictures into texts as pages show them.
struct BodyPictures: Sendable {
    private let published: [String: PublishedPicture]
    private let baseURL: BaseURL
    /// Whether pictures may be shown from where they are.
    private let keepsRemote: Bool

    private static let mark: StaticString = "<img src=\""
    /// How wide a picture stands in a text, and one of several side by side.
    private static let sizes = "(min-width:700px) 640px,100vw"
    private static let besideSizes = "(min-width:700px) 320px,100vw"
    /// Where the pictures of a gallery begin and end.
    private static let galleryMark: StaticString = "class=\"insert insert--gallery\""
    private static let galleryEnd: StaticString = "<dialog "

    /// - Parameters:
    ///   - published: pictures by their path in `Content/`.
    ///   - settings: what links begin with, and where pictures are served from.
    init(_ published: [String: PublishedPicture], settings: SiteSettings) {
        self.published = published
        baseURL = settings.baseURL
        keepsRemote = settings.pictures == .remote
    }

    /// A text of the newsroom's own, with every picture pointing to the published files.
    func rewritten(_ html: String, copies: [String: PictureCopy] = [:]) -> String {
        WideTables.reachable(in: rewritten(html, copies: copies, isWhole: true))
    }

    /// The text of an article, also with the copies of pictures of elsewhere.
    func rewritten(_ body: ArticleBody) -> String {
        WideTables.reachable(in: rewritten(body.html, copies: body.pictures, isWhole: true))
    }

    /// For readers elsewhere, who get one file of each picture.
    func plain(_ body: ArticleBody) -> String {
        rewritten(body.html, copies: body.pictures, isWhole: false)
    }

    /// Texts come from our own serialiser, so attributes are always quoted with `"`.
    private func rewritten(_ html: String, copies: [String: PictureCopy], isWhole: Bool) -> String {
        guard ByteSearch.contains(Self.mark, in: html) else { return html }
        let hasGallery = isWhole && ByteSearch.contains(Self.galleryMark, in: html)
        var isBeside = false
        var result = ""
        var rest = html[...]
        while let found = rest.place(of: Self.mark) {
            let before = rest[..<found.lowerBound]
            if hasGallery { isBeside = Self.isInGallery(after: before, isBeside) }
            result += before
            let tag = rest[found.lowerBound...].before(">")
            rest = rest[tag.endIndex...].behind(1)
            let sizes = isBeside ? Self.besideSizes : Self.sizes
            let image = image(tag, copies: copies, sizes: isWhole ? sizes : nil)
            if image.isEmpty { Self.dropFigure(&result, &rest) }
            result += image
        }
        return result + rest
    }

    /// Whether what comes after a part of a text stands in a gallery, when the part itself begins in one or not.
    private static func isInGallery(after part: Substring, _ begins: Bool) -> Bool {
        var isIn = begins
        var rest = part
        while let turn = rest.place(of: isIn ? galleryEnd : galleryMark) {
            isIn.toggle()
            rest = rest[turn.upperBound...]
        }
        return isIn
    }

    /// Takes away what is left of a figure around a picture that is not there: a caption alone says nothing.
    private static func dropFigure(_ before: inout String, _ rest: inout Substring) {
        guard let start = openFigure(atEndOf: before), let end = rest.place(of: "</figure>") else {
            return
        }
        let inside = rest[..<end.lowerBound].drop(while: \.isWhitespace)
        let caption = inside.begins(with: "</a>") ? inside.behind("</a>".count) : inside
        guard caption.allSatisfy(\.isWhitespace) || caption.begins(with: "<figcaption>")
        else { return }
        before.removeSubrange(start...)
        rest = rest[end.upperBound...]
    }

    /// Where the figure begins of which a text ends with the beginning; a link may stand around what it shows.
    private static func openFigure(atEndOf html: String) -> String.Index? {
        var outside = html[...]
        for _ in 0..<2 {
            guard let start = outside.utf8.lastIndex(of: UInt8(ascii: "<")) else { return nil }
            let tag = outside[start...]
            let isFigure = tag.begins(with: "<figure>")
            guard isFigure || tag.begins(with: "<a "),
                tag[tag.before(">").endIndex...].behind(1).allSatisfy(\.isWhitespace)
            else { return nil }
            if isFigure { return start }
            outside = outside[..<start]
        }
        return nil
    }

    /// A picture as it stands in a page of such a width, or without one as a single file.
    private func image(
        _ tag: Substring,
        copies: [String: PictureCopy],
        sizes: String?
    ) -> String {
        let rest = tag.behind(Self.mark.utf8CodeUnitCount)
        let written = rest.before("\"")
        let address = String(written).withoutReferences
        let others = rest[written.endIndex...].behind(1)
        if let own = own(address) {
            if let copy = own.copy { return picture(copy, others, sizes: sizes) }
            return "\(Self.mark)\(baseURL.link(own.path))\" width=\"\(own.width)\" "
                + "height=\"\(own.height)\" loading=\"lazy\" decoding=\"async\""
                + "\(Self.words(others))>"
        }
        if let copy = copies[address] { return picture(copy, others, sizes: sizes) }
        let isElsewhere = address.hasPrefix("http:") || address.hasPrefix("https:")
        // What the newsroom does not have would be a hole in the page.
        let isMissing = !address.hasPrefix("/") && !address.prefix { $0 != "/" }.contains(":")
        if isMissing || isElsewhere && !keepsRemote { return "" }
        // Whose server shows it need not know on which page.
        return isElsewhere && sizes != nil ? "\(tag) referrerpolicy=\"no-referrer\">" : "\(tag)>"
    }

    /// The newsroom's own that an address means. One from the root has the site's own path before it already.
    private func own(_ address: String) -> PublishedPicture? {
        if let own = published[address] { return own }
        guard !OwnAddress.isElsewhere(address) else { return nil }
        let prefix = baseURL.pathPrefix
        let isFromRoot = !prefix.isEmpty && address.hasPrefix("\(prefix)/")
        return published[OwnAddress(String(address.dropFirst(isFromRoot ? prefix.count : 0))).path]
    }

    private func picture(
        _ copy: PictureCopy,
        _ attributes: Substring,
        sizes: String?
    ) -> String {
        let shown = ShownPicture(copy, baseURL: baseURL)
        func image(_ colour: String) -> String {
            "\(Self.mark)\(shown.address)\" width=\"\(copy.fallback.width)\" "
                + "height=\"\(copy.fallback.height)\"\(Self.words(attributes)) loading=\"lazy\" "
                + "decoding=\"async\"\(colour)>"
        }
        guard let sizes else { return image("") }
        // Behind what is transparent a colour would be seen for good.
        let isOpaque = copy.fallback.ending == "jpg"
        let image = image(isOpaque ? copy.colour.map { " class=\"q\($0)\"" } ?? "" : "")
        guard let sources = shown.sources() else { return image }
        return "<picture><source type=\"image/webp\" srcset=\"\(sources)\" "
            + "sizes=\"\(sizes)\">\(image)</picture>"
    }

    /// What the text itself says of a picture.
    private static func words(_ attributes: Substring) -> String {
        ["alt", "title"].compactMap { name in
            value(of: name, in: attributes).map { " \(name)=\"\($0)\"" }
        }
        .joined()
    }

    private static func value(of name: String, in attributes: Substring) -> Substring? {
        var rest = attributes
        while let equals = rest.place(of: "=\"") {
            let value = rest[equals.upperBound...].before("\"")
            if rest[..<equals.lowerBound].drop(while: \.isWhitespace) == name { return value }
            rest = rest[value.endIndex...].behind(1)
        }
        return nil
    }
}

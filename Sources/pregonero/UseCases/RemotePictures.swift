import Domain
import Foundation
import HTMLCleaning

/// Takes pictures of other hosts out of cleaned HTML, so that no reader's browser asks a third party.
struct RemotePictures {
    let sanitizer: Sanitizer

    private static let mark = "<img src=\"http"

    /// The HTML without those pictures and without the figures that were about them; works on the
    /// sanitiser's own output, which always writes `src` first and in double quotes.
    func removed(from html: String) -> String {
        guard ByteSearch.contains("<img src=\"http", in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let figure = rest.range(of: "<figure>"),
            let end = rest.range(of: "</figure>", range: figure.upperBound..<rest.endIndex)
        {
            result += withoutImages(rest[..<figure.lowerBound])
            let whole = rest[figure.lowerBound..<end.upperBound]
            result += whole.contains(Self.mark) ? withoutCaption(whole) : String(whole)
            rest = rest[end.upperBound...]
        }
        result += withoutImages(rest)
        // What the pictures leave empty is no allowed content, and goes with a second cleaning.
        return sanitizer.clean(result, base: nil)
    }

    private func withoutImages(_ html: Substring) -> String {
        var result = ""
        var rest = html
        while let image = rest.range(of: Self.mark) {
            result += rest[..<image.lowerBound]
            rest = rest[image.upperBound...].drop { $0 != ">" }.dropFirst()
        }
        return result + rest
    }

    /// A figure keeps its caption only for what else it shows.
    private func withoutCaption(_ figure: Substring) -> String {
        let bare = withoutImages(figure)
        if bare.contains("<img") || bare.contains("<table") || bare.contains("<pre") { return bare }
        return ""
    }
}

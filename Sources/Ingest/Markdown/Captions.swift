import Foundation

/// Makes figures of pictures that stand alone in a paragraph and have a title: it is the caption.
enum Captions {
    private static let opening = "<p><img src=\""
    private static let title = "\" title=\""

    /// Works on what cmark writes: `src`, `alt`, `title` in that order, everything in values escaped.
    static func figures(in html: String) -> String {
        guard html.contains(opening) else { return html }
        var result = ""
        var rest = html[...]
        while let start = rest.range(of: opening) {
            result += rest[..<start.lowerBound]
            let image = rest[rest.index(start.lowerBound, offsetBy: 3)...].prefix { $0 != ">" }
            let after = rest[image.endIndex...]
            if after.hasPrefix("></p>"), image.hasSuffix("\" /"),
                let caption = image.range(of: title)
            {
                let words = image[caption.upperBound...].dropLast(3)
                result += "<figure>\(image[..<caption.lowerBound])\" />"
                result += "<figcaption>\(words)</figcaption></figure>"
                rest = after.dropFirst("></p>".count)
            } else {
                result += rest[start.lowerBound..<image.endIndex]
                rest = after
            }
        }
        return result + rest
    }
}

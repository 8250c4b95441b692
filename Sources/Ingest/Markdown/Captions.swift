import Foundation

/// Makes figures of pictures that stand alone in a paragraph and have a title: it is the caption.
public enum Captions {
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

    /// Every picture of a cleaned text as a figure of its own, with its title below it; nothing else stays. One that says
    /// what it shows leads to its file.
    public static func eachPicture(in html: String) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.range(of: "<img ") {
            let image = rest[start.lowerBound...].prefix { $0 != ">" }
            rest = rest[image.endIndex...].dropFirst()
            let mark = "<figcaption>"
            if rest.hasPrefix(mark), let end = rest.range(of: "</figcaption>") {
                result += figure(image, rest[..<end.lowerBound].dropFirst(mark.count))
            } else if let title = image.range(of: " title=\"") {
                let words = image[title.upperBound...].prefix { $0 != "\"" }
                let after = image[words.endIndex...].dropFirst()
                result += figure(Substring(image[..<title.lowerBound] + after), words)
            } else {
                result += figure(image, "")
            }
        }
        return result
    }

    private static func figure(_ image: Substring, _ words: Substring) -> String {
        let caption = words.isEmpty ? "" : "<figcaption>\(words)</figcaption>"
        let rest = image.range(of: "src=\"").map { image[$0.upperBound...] } ?? ""
        let isNamed = image.contains(" alt=\"") && !image.contains(" alt=\"\"")
        guard !rest.isEmpty, isNamed else { return "<figure>\(image)>\(caption)</figure>" }
        let address = rest.prefix { $0 != "\"" }
        return "<figure><a href=\"\(address)\">\(image)></a>\(caption)</figure>"
    }
}

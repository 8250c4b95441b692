import Basics

/// Makes figures of pictures that stand alone in a paragraph and have a title: it is the caption.
public enum Captions {
    private static let opening: StaticString = "<p><img src=\""

    /// Works on what cmark writes: `src`, `alt`, `title` in that order, everything in values escaped.
    static func figures(in html: String) -> String {
        guard ByteSearch.contains(opening, in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let start = rest.place(of: opening) {
            result += rest[..<start.lowerBound]
            let image = rest[start.lowerBound...].behind("<p>".count).before(">")
            let after = rest[image.endIndex...]
            if after.begins(with: "></p>"), let caption = image.place(of: "\" title=\""),
                case let words = image[caption.upperBound...].before("\""),
                image[words.endIndex...] == "\" /"
            {
                result += "<figure>\(image[..<caption.lowerBound])\" />"
                result += "<figcaption>\(words)</figcaption></figure>"
                rest = after.behind("></p>".count)
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
        while let start = rest.place(of: "<img ") {
            let image = rest[start.lowerBound...].before(">")
            rest = rest[image.endIndex...].behind(1)
            let mark: StaticString = "<figcaption>"
            if rest.begins(with: mark), let end = rest.place(of: "</figcaption>") {
                result += figure(image, rest[..<end.lowerBound].behind(mark.utf8CodeUnitCount))
            } else if let title = image.place(of: "\" title=\"") {
                let words = image[title.upperBound...].before("\"")
                let after = image[words.endIndex...].behind(1)
                result += figure("\(image[..<title.lowerBound])\"\(after)", words)
            } else {
                result += figure(image, "")
            }
        }
        return result
    }

    private static func figure(_ image: Substring, _ words: Substring) -> String {
        let caption = words.isEmpty ? "" : "<figcaption>\(words)</figcaption>"
        let rest = image.place(of: "src=\"").map { image[$0.upperBound...] } ?? ""
        let isNamed = image.place(of: " alt=\"") != nil && image.place(of: " alt=\"\"") == nil
        guard !rest.isEmpty, isNamed else { return "<figure>\(image)>\(caption)</figure>" }
        let address = rest.before("\"")
        return "<figure><a href=\"\(address)\">\(image)></a>\(caption)</figure>"
    }
}

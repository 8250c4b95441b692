import Foundation

/// Where a picture of the newsroom's own is published, and its size in pixels.
public struct PublishedPicture: Hashable, Sendable {
    /// As pages link to it.
    public let address: String
    public let width: Int
    public let height: Int

    public init(address: String, width: Int, height: Int) {
        self.address = address
        self.width = width
        self.height = height
    }
}

/// Puts the published addresses and sizes of the newsroom's own pictures into texts.
public struct BodyPictures: Sendable {
    private let published: [String: PublishedPicture]

    /// - Parameter published: pictures by their path in `Content/`.
    public init(_ published: [String: PublishedPicture]) {
        self.published = published
    }

    /// The text with every `<img src="pictures/…">` pointing to the published file; texts come from our own
    /// serialiser, so attributes are always quoted with `"`.
    public func localised(_ html: String) -> String {
        let mark = "<img src=\""
        guard html.contains(mark) else { return html }
        var result = ""
        var rest = html[...]
        while let found = rest.range(of: mark) {
            result += rest[..<found.lowerBound]
            rest = rest[found.upperBound...]
            let address = rest.prefix { $0 != "\"" }
            rest = rest.dropFirst(address.count + 1)
            if let picture = published[String(address)] {
                result += "\(mark)\(picture.address)\" width=\"\(picture.width)\" "
                result += "height=\"\(picture.height)\" loading=\"lazy\" decoding=\"async\""
            } else {
                result += "\(mark)\(address)\""
            }
        }
        return result + rest
    }
}

import Domain
import Foundation

/// Where a picture of the newsroom's own is published, and its size in pixels.
public struct PublishedPicture: Hashable, Sendable {
    /// The site path.
    public let path: String
    public let width: Int
    public let height: Int

    public init(path: String, width: Int, height: Int) {
        self.path = path
        self.width = width
        self.height = height
    }
}

/// Puts the published addresses and sizes of the newsroom's own pictures into texts.
struct BodyPictures: Sendable {
    private let published: [String: PublishedPicture]
    private let baseURL: BaseURL

    /// - Parameters:
    ///   - published: pictures by their path in `Content/`.
    ///   - baseURL: what links begin with.
    init(_ published: [String: PublishedPicture], baseURL: BaseURL) {
        self.published = published
        self.baseURL = baseURL
    }

    /// The text with every `<img src="pictures/…">` pointing to the published file; texts come from our own
    /// serialiser, so attributes are always quoted with `"`.
    func localised(_ html: String) -> String {
        let mark = "<img src=\""
        guard ByteSearch.contains("<img src=\"", in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let found = rest.range(of: mark) {
            result += rest[..<found.lowerBound]
            rest = rest[found.upperBound...]
            let address = rest.prefix { $0 != "\"" }
            rest = rest.dropFirst(address.count + 1)
            if let picture = published[String(address)] {
                result += "\(mark)\(baseURL.link(picture.path))\" width=\"\(picture.width)\" "
                result += "height=\"\(picture.height)\" loading=\"lazy\" decoding=\"async\""
            } else {
                result += "\(mark)\(address)\""
            }
        }
        return result + rest
    }
}

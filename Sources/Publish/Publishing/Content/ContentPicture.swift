public import Domain

/// A picture of the newsroom's own that the portal publishes.
public struct ContentPicture: Hashable, Sendable {
    /// The path relative to `Content/`, as articles name it.
    public let address: String
    /// Where the file lies.
    public let file: String
    public let width: Int
    public let height: Int
    /// In several widths, where such were made.
    public let copy: PictureCopy?

    public init(address: String, file: String, width: Int, height: Int, copy: PictureCopy? = nil) {
        self.address = address
        self.file = file
        self.width = width
        self.height = height
        self.copy = copy
    }

    public var isDrawing: Bool { address.lowercased().hasSuffix(".svg") }

    /// The same with a copy.
    public func with(_ copy: PictureCopy?) -> ContentPicture {
        ContentPicture(address: address, file: file, width: width, height: height, copy: copy)
    }

    /// The same out of another file.
    public func with(file: String) -> ContentPicture {
        ContentPicture(address: address, file: file, width: width, height: height, copy: copy)
    }
}

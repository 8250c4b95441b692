/// What came of a picture.
public struct PictureOutcome: Sendable {
    public let address: String
    public let result: Result
    /// The hash of what was fetched.
    public let original: String?
    public let etag: String?
    public let lastModified: String?
    /// Seconds since 1970.
    public let nextCheck: Int

    public enum Result: Sendable {
        case ready(PictureCopy, recipe: String)
        /// Fetched, and waiting to be made smaller.
        case fetched
        /// As it was.
        case confirmed
        /// Nothing came; what was there stays.
        case failed(String)
        /// What came is no picture for the portal.
        case refused(String)
    }

    public init(
        address: String,
        result: Result,
        original: String? = nil,
        etag: String? = nil,
        lastModified: String? = nil,
        nextCheck: Int
    ) {
        self.address = address
        self.result = result
        self.original = original
        self.etag = etag
        self.lastModified = lastModified
        self.nextCheck = nextCheck
    }
}

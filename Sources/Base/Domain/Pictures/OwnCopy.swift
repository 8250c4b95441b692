/// What came of one of the newsroom's own pictures.
public struct OwnCopy: Hashable, Sendable {
    /// Size and time of the file, and the recipe: another state is another picture.
    public let state: String
    /// Nil where there is none.
    public let copy: PictureCopy?
    public let reason: String?

    public init(state: String, copy: PictureCopy?, reason: String? = nil) {
        self.state = state
        self.copy = copy
        self.reason = reason
    }
}

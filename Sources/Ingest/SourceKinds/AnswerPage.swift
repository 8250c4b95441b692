public import Fetching
public import WebURL

/// One page of an answer, before it is read.
public struct AnswerPage: Sendable {
    public let bytes: [UInt8]
    /// The header Content-Type, when there was one.
    let contentType: ContentTypeField?
    /// The address that answered; nil for files.
    public let address: WebURL?
    /// What the kind called it when it asked; nil for files, whose form has to tell.
    public let label: String?
    /// What it holds, for a page at which several look one after the other.
    let decoded: DecodedPage?

    public init(
        bytes: [UInt8],
        contentType: String? = nil,
        address: WebURL? = nil,
        label: String? = nil
    ) {
        self.init(
            bytes: bytes,
            contentType: contentType.map { ContentTypeField($0) },
            address: address,
            label: label,
            decoded: nil
        )
    }

    private init(
        bytes: [UInt8],
        contentType: ContentTypeField?,
        address: WebURL?,
        label: String?,
        decoded: DecodedPage?
    ) {
        self.bytes = bytes
        self.contentType = contentType
        self.address = address
        self.label = label
        self.decoded = decoded
    }

    /// The encoding that the header names.
    var charset: String? { contentType?.charset }

    /// The same page, which is decoded once for all who look at it.
    func remembering() -> AnswerPage {
        AnswerPage(
            bytes: bytes,
            contentType: contentType,
            address: address,
            label: label,
            decoded: DecodedPage()
        )
    }

    public init(_ part: AnswerBundle.Part) {
        self.init(
            bytes: part.bytes,
            contentType: part.contentType,
            address: WebURL(part.address),
            label: part.label
        )
    }
}

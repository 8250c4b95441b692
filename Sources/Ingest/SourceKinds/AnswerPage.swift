public import Fetching
public import WebURL

/// One page of an answer, before it is read.
public struct AnswerPage: Sendable {
    public let bytes: [UInt8]
    /// From the Content-Type header, when there was one.
    public let charset: String?
    /// The address that answered; nil for files.
    public let address: WebURL?
    /// What the kind called it when it asked; nil for files, whose form has to tell.
    public let label: String?
    /// What it holds, for a page at which several look one after the other.
    let decoded: DecodedPage?

    public init(
        bytes: [UInt8],
        charset: String? = nil,
        address: WebURL? = nil,
        label: String? = nil
    ) {
        self.init(bytes: bytes, charset: charset, address: address, label: label, decoded: nil)
    }

    private init(
        bytes: [UInt8],
        charset: String?,
        address: WebURL?,
        label: String?,
        decoded: DecodedPage?
    ) {
        self.bytes = bytes
        self.charset = charset
        self.address = address
        self.label = label
        self.decoded = decoded
    }

    /// The same page, which is decoded once for all who look at it.
    func remembering() -> AnswerPage {
        AnswerPage(
            bytes: bytes,
            charset: charset,
            address: address,
            label: label,
            decoded: DecodedPage()
        )
    }

    public init(_ part: AnswerBundle.Part) {
        let charset = part.contentType?.lowercased().split(separator: ";").dropFirst()
            .map { $0.filter { !" \"'\t".contains($0) } }
            .first { $0.hasPrefix("charset=") }
            .map { String($0.dropFirst("charset=".count)) }
        self.init(
            bytes: part.bytes,
            charset: charset?.isEmpty == true ? nil : charset,
            address: WebURL(part.address),
            label: part.label
        )
    }
}

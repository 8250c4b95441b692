public import Foundation
public import WebURL

/// What a source answered, before it is read.
public struct SourceAnswer: Sendable {
    public let bytes: [UInt8]
    /// From the Content-Type header, when there was one.
    public let charset: String?
    /// The address that answered; nil for files.
    public let address: WebURL?
    public let receivedAt: Date

    public init(bytes: [UInt8], charset: String?, address: WebURL?, receivedAt: Date) {
        self.bytes = bytes
        self.charset = charset
        self.address = address
        self.receivedAt = receivedAt
    }
}

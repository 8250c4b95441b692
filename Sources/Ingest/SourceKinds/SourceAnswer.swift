public import Fetching
public import Foundation
public import WebURL

/// What a source answered, before it is read: one page, or all pages that were asked for.
public struct SourceAnswer: Sendable {
    public let pages: [AnswerPage]
    /// Whether nothing that was asked for is missing.
    public let isWhole: Bool
    public let receivedAt: Date

    public init(pages: [AnswerPage], isWhole: Bool = true, receivedAt: Date) {
        self.pages = pages
        self.isWhole = isWhole
        self.receivedAt = receivedAt
    }

    public init(bytes: [UInt8], contentType: String?, address: WebURL?, receivedAt: Date) {
        self.init(
            pages: [AnswerPage(bytes: bytes, contentType: contentType, address: address)],
            receivedAt: receivedAt
        )
    }

    /// The pages of a kept answer.
    ///
    /// - Parameters:
    ///   - snapshot: where it is kept.
    ///   - time: the build's clock.
    ///   - decoded: what its pages are known to hold.
    /// - Throws: why its bytes cannot be had.
    public init(
        _ snapshot: Snapshot,
        receivedAt time: Date,
        decoded: DecodedPages? = nil
    ) throws(RequestError) {
        let bytes = try snapshot.body()
        if snapshot.contentType == AnswerBundle.contentType, let bundle = AnswerBundle(bytes) {
            self.init(
                pages: bundle.parts.map { decoded?.page($0) ?? AnswerPage($0) },
                isWhole: bundle.isWhole,
                receivedAt: time
            )
            return
        }
        self.init(
            bytes: bytes,
            contentType: snapshot.contentType,
            address: snapshot.finalURL.isHTTP ? snapshot.finalURL : nil,
            receivedAt: time
        )
    }
}

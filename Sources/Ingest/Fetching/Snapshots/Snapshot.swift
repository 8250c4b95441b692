import Basics
public import Foundation
public import WebURL

/// The last good answer of a source, with what is needed to ask politely whether it still holds.
public struct Snapshot: Hashable, Sendable {
    /// Where the bytes are.
    enum Content: Hashable, Sendable {
        case memory([UInt8])
        case spooled(SpooledFile)
        case file(String)
    }

    /// The source, as the caller names it.
    public let key: String
    /// The address that was asked, without secrets.
    public let url: WebURL
    /// The address that answered, without secrets: the base of relative links.
    public let finalURL: WebURL
    /// Where only permanent redirects lead.
    public internal(set) var permanentRedirect: WebURL?
    public internal(set) var etag: String?
    public internal(set) var lastModified: String?
    /// The whole `Content-Type`.
    public let contentType: String?
    /// When the bytes came.
    public let fetchedAt: Date
    /// When the server last said that they still hold.
    public internal(set) var checkedAt: Date
    /// SHA-256 of the bytes, in hexadecimal.
    let hash: Future<String>
    public let size: Int
    /// Only for files of one's own.
    public internal(set) var fingerprint: FileFingerprint?
    public internal(set) var freshness: Freshness
    /// When to ask again; nil for files, which are looked at each time.
    public internal(set) var nextCheck: Date?
    /// Tells one request of a source from another without keeping what it held.
    let requestHash: String
    /// How it was read when it was accepted: one read otherwise has to be read again.
    public var reading: String?
    var content: Content
    /// Time that the answer took; nil for files and for what was kept by an earlier build.
    public internal(set) var elapsed: Duration?

    /// Whether it is an earlier answer of a server, whose bytes lie where they are kept.
    var isKept: Bool {
        guard fingerprint == nil, case .file = content else { return false }
        return true
    }

    /// Most bytes that may be packed in a file of one's own, which has no limit otherwise.
    private static let mostPackedBytes = 256 << 20

    /// The bytes of the answer, checked against their hash; what is packed in a file of one's own.
    public func body() throws(RequestError) -> [UInt8] {
        let bytes = try storedBytes()
        guard fingerprint != nil else { return bytes }
        do throws(Unpacking.Fault) {
            return try Unpacking.unpacked(bytes, within: Self.mostPackedBytes)
        } catch {
            let path = LocalFile(url)?.path ?? url.href
            throw .unreadableFile(path: path, detail: error.description)
        }
    }

    private func storedBytes() throws(RequestError) -> [UInt8] {
        switch content {
        case .memory(let bytes): return bytes
        case .spooled(let file): return try OpenFile(file.path).bytes(expected: size)
        case .file(let path):
            let bytes = try OpenFile(path).bytes(expected: size)
            guard bytes.count == size, ContentHash.of(bytes) == hash.value else {
                throw .unreadableFile(path: path, detail: "its content has changed")
            }
            return bytes
        }
    }

    /// The same answer without holding the bytes of a file of one's own, which lie where they were read.
    public func released() -> Self {
        guard fingerprint != nil, let file = LocalFile(url) else { return self }
        var copy = self
        copy.content = .file(file.path)
        return copy
    }

    /// Waits for its hash where that is under way; until then the bytes are held, and who makes it must not be left alone.
    public func finishHash() { _ = hash.value }

    /// Whether it is the answer to this very question (same address, method and body), or the question
    /// goes straight to the address from which it came.
    public func answers(_ request: HTTPRequest) -> Bool {
        requestHash == request.contentHash
            || request.method == .get && request.url == finalURL && fingerprint == nil
    }

    public func isDue(at now: Date) -> Bool {
        nextCheck.map { $0 <= now } ?? true || !NotedTime.isCredible(checkedAt, at: now)
    }

    /// When the server last said that they hold; nil when no build before this one can have asked it then.
    public func confirmation(before now: Date) -> Date? {
        NotedTime.isCredible(checkedAt, at: now) ? checkedAt : nil
    }

    /// The same answer with the times that its feed asks for, found while parsing.
    ///
    /// - Parameters:
    ///   - hints: What the feed says.
    ///   - interval: The site's own wish (`every`).
    /// - Returns: A copy to commit.
    public func with(hints: FreshnessHints, every interval: Duration? = nil) -> Self {
        var copy = self
        copy.freshness = freshness.with(hints: hints)
        if fingerprint == nil {
            copy.nextCheck = copy.freshness.nextCheck(after: checkedAt, every: interval)
        }
        return copy
    }
}

public import Foundation
public import WebURL

/// A file of one's own in the place of a server: looked at in each build, read when it changed.
public struct LocalFile: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// The file of a `file:` address; nil for other schemes.
    public init?(_ url: WebURL) {
        guard url.scheme == "file", let path = url.path.removingPercentEncoding else { return nil }
        self.path = path
    }

    /// Compares the file with the last answer: by size and times first, then by hash.
    public func answer(key: String, last: Snapshot?, now: Date) -> FetchAnswer {
        do throws(RequestError) {
            guard let url = WebURL(URL(filePath: path).absoluteString) else {
                throw .invalidURL("\(path) cannot be written as an address")
            }
            let file = try OpenFile(path)
            let fingerprint = try file.fingerprint()
            let same = last.flatMap { $0.url == url ? $0 : nil }
            if var same, same.fingerprint == fingerprint {
                same.checkedAt = now
                return .notModified(same)
            }
            let bytes = try file.bytes(expected: fingerprint.size)
            guard !bytes.isEmpty else { throw .emptyAnswer(host: path) }
            var snapshot = snapshot(key, url, bytes, fingerprint, now)
            // Another size tells already that it has changed; the hash may still be under way.
            guard let same, same.size == snapshot.size, same.hash == snapshot.hash else {
                return .fresh(snapshot)
            }
            snapshot.reading = same.reading
            return .unchanged(snapshot)
        } catch {
            return .failed(error, last: last)
        }
    }

    private func snapshot(
        _ key: String,
        _ url: WebURL,
        _ bytes: [UInt8],
        _ fingerprint: FileFingerprint,
        _ now: Date
    ) -> Snapshot {
        Snapshot(
            key: key,
            url: url,
            finalURL: url,
            contentType: nil,
            fetchedAt: now,
            checkedAt: now,
            hash: ContentHash.future(of: bytes),
            size: bytes.count,
            fingerprint: fingerprint,
            freshness: Freshness(),
            requestHash: ContentHash.of(url.href),
            content: .memory(bytes)
        )
    }
}

import Basics
import Foundation
import WebURL

/// A snapshot's form on disk, beside its body.
struct SnapshotRecord: Codable {
    let key: String
    let url: String
    let finalURL: String
    let permanentRedirect: String?
    let etag: String?
    let lastModified: String?
    let contentType: String?
    let fetchedAt: Date
    let checkedAt: Date
    let bodyHash: String
    let size: Int
    let fingerprint: FileFingerprint?
    let freshness: Freshness
    let nextCheck: Date?
    let requestHash: String
    let reading: String?
    /// The file of one's own that holds the bytes; nil when they lie beside the record.
    let path: String?

    init(_ snapshot: Snapshot) {
        key = snapshot.key
        url = snapshot.url.href
        finalURL = snapshot.finalURL.href
        permanentRedirect = snapshot.permanentRedirect?.href
        etag = snapshot.etag
        lastModified = snapshot.lastModified
        contentType = snapshot.contentType
        fetchedAt = snapshot.fetchedAt
        checkedAt = snapshot.checkedAt
        bodyHash = snapshot.hash.value
        size = snapshot.size
        fingerprint = snapshot.fingerprint
        freshness = snapshot.freshness
        nextCheck = snapshot.nextCheck
        requestHash = snapshot.requestHash
        reading = snapshot.reading
        path = snapshot.fingerprint == nil ? nil : LocalFile(snapshot.url)?.path
    }

    func snapshot(body path: String) -> Snapshot? {
        guard let url = WebURL(url), let finalURL = WebURL(finalURL) else { return nil }
        return Snapshot(
            key: key,
            url: url,
            finalURL: finalURL,
            permanentRedirect: permanentRedirect.flatMap { WebURL($0) },
            etag: etag,
            lastModified: lastModified,
            contentType: contentType,
            fetchedAt: fetchedAt,
            checkedAt: checkedAt,
            hash: Future(made: bodyHash),
            size: size,
            fingerprint: fingerprint,
            freshness: freshness,
            nextCheck: nextCheck,
            requestHash: requestHash,
            reading: reading,
            content: .file(self.path ?? path)
        )
    }
}

import Basics
public import Foundation
import WebURL

/// Asks a source only for what is new, with the validators of its last good answer.
public struct ConditionalFetch: Sendable {
    /// Some servers answer 304 for ever: after this time the whole answer is asked for again.
    static let longestTrust: TimeInterval = 8 * 24 * 3600

    /// Whether the validators of an answer that came then are sent again.
    static func trusts(_ date: Date, at now: Date) -> Bool {
        NotedTime.isCredible(date, at: now) && now.timeIntervalSince(date) < longestTrust
    }

    private let client: any HTTPClient
    private let store: SnapshotStore
    private let report: @Sendable (SnapshotProblem) -> Void

    /// Makes a fetch that sets damaged snapshots aside and tells `report` about them.
    public init(
        client: any HTTPClient,
        store: SnapshotStore,
        report: @escaping @Sendable (SnapshotProblem) -> Void
    ) {
        self.client = client
        self.store = store
        self.report = report
    }

    /// The last good answer kept for a source.
    public func last(_ key: String) -> Snapshot? {
        do throws(SnapshotProblem) { return try store.load(key) } catch {
            report(error)
            // What cannot be moved is met, and reported, again.
            try? store.setAside(key)
            return nil
        }
    }

    /// Sends a request; whether it is due is the caller's to decide (`Snapshot.isDue`).
    ///
    /// - Parameters:
    ///   - request: What to ask, without validators.
    ///   - key: The source, or one page of it.
    ///   - interval: The site's own wish of how often to ask (`every`).
    ///   - now: The build's clock.
    /// - Returns: A new or confirmed snapshot, not yet committed, or the failure and what was kept.
    public func answer(
        to request: HTTPRequest,
        key: String,
        every interval: Duration? = nil,
        now: Date
    ) async -> FetchAnswer {
        let last = last(key)
        let same = last.flatMap { $0.answers(request) ? $0 : nil }
        do throws(RequestError) {
            let response = try await client.send(request.validated(by: same, at: now))
            guard response.status != 304 else {
                guard let same else {
                    throw .unexpectedStatus(code: 304)
                }
                return .notModified(
                    same.confirmed(by: response, request, every: interval, now: now)
                )
            }
            guard response.body.count > 0 else { throw .emptyAnswer(host: request.host) }
            var new = Snapshot(key, request, response, last: same, every: interval, now: now)
            guard let same, same.bodyHash == new.bodyHash, same.finalURL == new.finalURL else {
                return .fresh(new)
            }
            new.reading = same.reading
            return .unchanged(new)
        } catch {
            return .failed(error, last: last)
        }
    }
}

extension HTTPRequest {
    var host: String { url.host?.serialized ?? "" }

    /// What makes an earlier answer an answer to this request too.
    var contentHash: String {
        ContentHash.of(Array("\(method.rawValue) \(url.href)\n".utf8) + (body ?? []))
    }

    /// Tells one configured question from another, its headers included.
    public var questionHash: String {
        let lines = headers.fields.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
        return ContentHash.of(([contentHash] + lines).joined(separator: "\n"))
    }

    fileprivate func validated(by last: Snapshot?, at now: Date) -> Self {
        guard let last, last.stamp == nil, ConditionalFetch.trusts(last.fetchedAt, at: now)
        else { return self }
        var copy = self
        for (name, value) in [
            ("If-None-Match", last.etag), ("If-Modified-Since", last.lastModified),
        ] {
            guard let value, Self.isPlain(value) else { continue }
            copy.headers[name] = value
        }
        return copy
    }

    /// The address without the values that must not be stored.
    func redacted(_ url: WebURL) -> WebURL {
        var text = url.href
        for secret in secrets where !secret.isEmpty {
            for form in Self.forms(of: secret) {
                text = text.replacingOccurrences(
                    of: form,
                    with: "SECRET",
                    options: .caseInsensitive
                )
            }
        }
        return WebURL(text) ?? url
    }

    /// The ways in which an address may write a value, the longest first.
    private static func forms(of secret: String) -> [String] {
        let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
        let sets: [CharacterSet] = [.alphanumerics, unreserved, .urlQueryAllowed, .urlPathAllowed]
        let encoded = sets.compactMap { secret.addingPercentEncoding(withAllowedCharacters: $0) }
        let plus = encoded.map { $0.replacing("%20", with: "+") }
        return Set([secret] + encoded + plus).sorted { ($1.count, $0) < ($0.count, $1) }
    }
}

extension Snapshot {
    init(
        _ key: String,
        _ request: HTTPRequest,
        _ response: HTTPResponse,
        last: Snapshot?,
        every interval: Duration?,
        now: Date
    ) {
        self.key = key
        url = request.redacted(request.url)
        finalURL = request.redacted(response.url)
        permanentRedirect = response.permanentRedirect.map { request.redacted($0) }
        etag = response.headers["ETag"]
        lastModified = response.headers["Last-Modified"]
        contentType = response.headers["Content-Type"]
        fetchedAt = now
        checkedAt = now
        bodyHash = response.body.hash
        size = response.body.count
        freshness = Freshness(
            headers: response.headers,
            hints: last?.freshness.hints ?? .none,
            now: now
        )
        nextCheck = freshness.nextCheck(after: now, every: interval)
        requestHash = request.contentHash
        content =
            switch response.body.place {
            case .memory(let bytes): .memory(bytes)
            case .spooled(let file): .spooled(file)
            }
        elapsed = response.elapsed > .zero ? response.elapsed : nil
    }

    fileprivate func confirmed(
        by response: HTTPResponse,
        _ request: HTTPRequest,
        every interval: Duration?,
        now: Date
    ) -> Self {
        var copy = self
        copy.etag = response.headers["ETag"] ?? etag
        copy.lastModified = response.headers["Last-Modified"] ?? lastModified
        copy.permanentRedirect = response.permanentRedirect.map { request.redacted($0) }
        copy.elapsed = response.elapsed > .zero ? response.elapsed : nil
        copy.freshness = Freshness(headers: response.headers, hints: freshness.hints, now: now)
        copy.checkedAt = now
        copy.nextCheck = copy.freshness.nextCheck(after: now, every: interval)
        return copy
    }
}

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
        await answer(to: request, key: key, last: last(key), every: interval, now: now)
    }

    /// The same for a caller that knows already what was kept (`last(_:)`).
    public func answer(
        to request: HTTPRequest,
        key: String,
        last: Snapshot?,
        every interval: Duration? = nil,
        now: Date
    ) async -> FetchAnswer {
        let same = last.flatMap { $0.answers(request) ? $0 : nil }
        do throws(RequestError) {
            let response = try request.redacted(
                await client.send(request.validated(by: same, at: now))
                    .unpacked(within: request.maxBytes)
            )
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
            guard let same, same.hash == new.hash, same.finalURL == new.finalURL else {
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
        guard let last, last.fingerprint == nil, ConditionalFetch.trusts(last.fetchedAt, at: now)
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
        let text = SecretRedaction(secrets).text(url.href, mark: "SECRET")
        // Where nothing of it could be an address any more, its server alone is kept.
        return text == url.href ? url : WebURL(text) ?? url.joining("/") ?? url
    }

    /// The headers without those in which a server repeats what must not be stored.
    func redacted(_ headers: HTTPHeaders) -> HTTPHeaders {
        let redaction = SecretRedaction(secrets)
        guard !redaction.isEmpty else { return headers }
        return HTTPHeaders(headers.fields.filter { redaction.text($0.value) == $0.value })
    }

    /// The answer without what must not be stored, wherever its server repeats it.
    fileprivate func redacted(_ response: HTTPResponse) throws(RequestError) -> HTTPResponse {
        let headers = redacted(response.headers)
        let redaction = SecretRedaction(bodySecrets)
        var body = response.body
        if !redaction.isEmpty, body.count > 0 {
            let bytes = try body.bytes()
            let kept = redaction.bytes(bytes)
            if kept != bytes { body = ResponseBody(kept) }
        }
        return HTTPResponse(
            status: response.status,
            headers: headers,
            body: body,
            url: response.url,
            permanentRedirect: response.permanentRedirect,
            elapsed: response.elapsed
        )
    }

    /// One of several answers as it is kept; one that had to be changed is asked for as a whole the next time.
    func redacted(_ part: AnswerBundle.Part) -> AnswerBundle.Part {
        let bytes = SecretRedaction(bodySecrets).bytes(part.bytes)
        guard bytes != part.bytes else { return part }
        return AnswerBundle.Part(
            label: part.label,
            address: part.address,
            contentType: part.contentType,
            etag: nil,
            lastModified: nil,
            checkedAt: part.checkedAt,
            requestHash: part.requestHash,
            bytes: bytes
        )
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
        hash = Future(made: response.body.hash)
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

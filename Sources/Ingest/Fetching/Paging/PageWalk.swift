import Foundation
import WebURL

/// One walk over the pages of a source: logs in, asks level by level, and lets the last good page stand in for one
/// that fails.
struct PageWalk {
    let question: PagedQuestion
    /// What the last walk brought.
    let kept: AnswerBundle?
    let client: any HTTPClient
    let now: Date
    private(set) var bundle = AnswerBundle(parts: [], isWhole: true)
    private(set) var faults: [PagedAnswer.Fault] = []
    /// Of the first answer that came.
    private(set) var headers: HTTPHeaders?
    private(set) var elapsed: Duration = .zero
    private var token: HTTPHeaders?
    private var asked: Set<String> = []
    private var bytes = 0
    private var count = 0

    /// Side by side, not more than a host grants (`hostWidth`).
    private static let width = 8

    init(question: PagedQuestion, kept: AnswerBundle?, client: any HTTPClient, now: Date) {
        self.question = question
        self.kept = kept
        self.client = client
        self.now = now
    }

    /// - Throws: Why there is not one page, and none that stands in.
    mutating func run() async throws(RequestError) {
        try await logIn()
        var level = question.first
        while !level.isEmpty {
            let room = question.limit - count
            if level.count > room { bundle.isWhole = false }
            let pages = level.prefix(max(room, 0)).filter {
                asked.insert($0.request.contentHash).inserted
            }
            if pages.isEmpty { break }
            level = []
            let answers = await answers(to: pages)
            let end = question.isOpenEnded ? Self.end(of: answers) : answers.count
            for (page, result) in zip(pages, answers).prefix(end) {
                count += 1
                guard let part = settle(page, result) else { continue }
                bundle.parts.append(page.request.redacted(part))
                level += question.next(part, bundle.parts.count)
            }
        }
        if !faults.isEmpty { bundle.isWhole = false }
        let isAllOld = !faults.isEmpty && faults.count == count
        if bundle.parts.isEmpty || isAllOld, let first = faults.first { throw first.error }
    }

    /// How many pages there are: behind some that came, servers say of all that they have none such.
    private static func end(of answers: [Answer]) -> Int {
        let there = answers.lastIndex { !$0.isAbsence }.map { $0 + 1 } ?? 0
        let hasCome = answers.contains { if case .success = $0 { true } else { false } }
        return hasCome ? there : answers.count
    }

    private mutating func logIn() async throws(RequestError) {
        guard let request = question.logIn else { return }
        let response = try await client.send(request)
        elapsed += response.elapsed
        guard let headers = question.opened(try response.bytes()) else {
            throw .unreadableAnswer("the answer to the log-in holds no token")
        }
        token = headers
    }

    private typealias Answer = Result<HTTPResponse, RequestError>

    /// The answers in the order of the pages, whichever came first.
    private func answers(to pages: [PagedQuestion.Page]) async -> [Answer] {
        let requests = pages.map { request(for: $0) }
        let client = client
        return await withTaskGroup(of: (Int, Answer).self) { group in
            var results: [Int: Answer] = [:]
            for (index, request) in requests.enumerated() {
                if index >= Self.width, let done = await group.next() { results[done.0] = done.1 }
                group.addTask {
                    do throws(RequestError) {
                        let response = try await client.send(request)
                            .unpacked(within: request.maxBytes)
                        return (index, .success(response))
                    } catch { return (index, .failure(error)) }
                }
            }
            for await done in group { results[done.0] = done.1 }
            return requests.indices.map { results[$0] ?? .failure(.cancelled) }
        }
    }

    private func request(for page: PagedQuestion.Page) -> HTTPRequest {
        var request = page.request
        for field in token?.fields ?? [] { request.headers[field.name] = field.value }
        guard let last = keptPart(page),
            ConditionalFetch.trusts(last.checkedAt, at: now)
        else { return request }
        for (name, value) in [
            ("If-None-Match", last.etag), ("If-Modified-Since", last.lastModified),
        ] {
            if let value, HTTPRequest.isPlain(value) { request.headers[name] = value }
        }
        return request
    }

    private func keptPart(_ page: PagedQuestion.Page) -> AnswerBundle.Part? {
        let hash = page.request.contentHash
        return kept?.parts.first { $0.requestHash == hash }
    }

    private mutating func settle(
        _ page: PagedQuestion.Page,
        _ result: Answer
    ) -> AnswerBundle.Part? {
        do throws(RequestError) {
            return try part(page, try result.get())
        } catch {
            let last = keptPart(page)
            faults.append(.init(number: count, error: error, isReplaced: last != nil))
            return last
        }
    }

    private mutating func part(
        _ page: PagedQuestion.Page,
        _ response: HTTPResponse
    ) throws(RequestError) -> AnswerBundle.Part {
        headers = headers ?? response.headers
        elapsed += response.elapsed
        let last = keptPart(page)
        if response.status == 304 {
            guard let last else { throw .unexpectedStatus(code: 304) }
            return last
        }
        bytes += response.body.count
        guard bytes <= page.request.maxBytes else {
            throw .tooLarge(.body(bytes: page.request.maxBytes))
        }
        guard response.body.count > 0 else { throw .emptyAnswer(host: page.request.host) }
        let fields = page.request.redacted(response.headers)
        let part = AnswerBundle.Part(
            label: page.label,
            address: page.request.redacted(response.url).href,
            contentType: fields["Content-Type"],
            etag: fields["ETag"],
            lastModified: fields["Last-Modified"],
            checkedAt: now,
            requestHash: page.request.contentHash,
            bytes: try response.bytes()
        )
        if let fault = question.fault(part) { throw .unreadableAnswer(fault) }
        return part
    }
}

extension Result<HTTPResponse, RequestError> {
    /// Whether there is no such page: servers have different words for one beyond the last.
    fileprivate var isAbsence: Bool {
        guard case .failure(let error) = self,
            case .unexpectedStatus(let code, _) = error.bare
        else { return false }
        return [400, 404, 410, 416, 422].contains(code)
    }
}

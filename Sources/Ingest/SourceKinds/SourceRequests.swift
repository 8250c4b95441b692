import Domain
public import Fetching
import Foundation
import WebURL

/// Makes the requests of a source: its kind's endpoints at its address, with its headers, limits and secrets.
public struct SourceRequests: Sendable {
    private let kind: any SourceKind
    private let context: ReadingContext
    /// Place among the requests that wait.
    private let rank: Int
    private var source: Source { context.source }

    public init(_ kind: any SourceKind, _ context: ReadingContext, rank: Int) {
        self.kind = kind
        self.context = context
        self.rank = rank
    }

    /// What a source is asked, held by reference: hundreds are asked at once.
    public indirect enum Question: Sendable {
        /// One plain request.
        case single(HTTPRequest)
        /// Several pages, and what they hold.
        case paged(PagedQuestion, DecodedPages)
        /// A program with its arguments.
        case program(ProgramRequest)
    }

    public func question() throws(SourceError) -> Question {
        if kind.place == .program { return .program(try program()) }
        let plan: SourcePlan
        if let whole = wholeAddress { plan = whole } else { plan = try kind.plan(for: source) }
        if plan.isSingle, let endpoint = plan.endpoints.first {
            return .single(try request(endpoint, width: nil))
        }
        var first: [PagedQuestion.Page] = []
        for endpoint in plan.endpoints { first.append(try page(endpoint)) }
        var question = PagedQuestion(first: first, limit: plan.limit)
        question.isOpenEnded = plan.isOpenEnded
        if let logIn = plan.logIn { question.logIn = try request(logIn, width: nil) }
        let (kind, context, requests) = (kind, context, self)
        question.opened = { answer in
            kind.headers(openedBy: answer).map { headers in
                HTTPHeaders(headers.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
            }
        }
        let decoded = DecodedPages()
        question.next = { part, number in
            kind.next(after: decoded.page(part), number: number, of: context.source)
                .compactMap { requests.page(ledTo: $0) }
        }
        question.fault = { part in
            let answer = SourceAnswer(
                pages: [decoded.page(part)],
                receivedAt: context.receivedAt
            )
            do throws(SourceError) {
                _ = try kind.read(answer, in: context)
                return nil
            } catch {
                return error.message
            }
        }
        return .paged(question, decoded)
    }

    private func program() throws(SourceError) -> ProgramRequest {
        ProgramRequest(
            words: try CommandArguments(source.options).words,
            folder: context.contentFolder?.path(percentEncoded: false),
            timeout: .seconds(source.timeout),
            maxBytes: source.maxBytes
        )
    }

    /// The one request to a `url` that is the whole address of an answer anybody may serve.
    private var wholeAddress: SourcePlan? {
        guard case .published = kind.place, let address = source.address,
            let url = WebURL(address), url.isHTTP, url.path != "/" || url.query != nil
        else { return nil }
        return SourcePlan([Endpoint(.address(address))])
    }

    private func page(_ endpoint: Endpoint) throws(SourceError) -> PagedQuestion.Page {
        PagedQuestion.Page(label: endpoint.label, request: try request(endpoint, width: 4))
    }

    /// A page to which an answer leads, which a redirect may have brought from another server; nil for one that cannot be asked.
    private func page(ledTo endpoint: Endpoint) -> PagedQuestion.Page? {
        guard let home = WebURL(origin), let page = try? page(endpoint),
            let request = page.request.keepingKeys(at: home)
        else { return nil }
        return PagedQuestion.Page(label: page.label, request: request)
    }

    private var origin: String {
        if let address = source.address, WebURL(address)?.isHTTP == true { return address }
        switch kind.place {
        case .api(let origin), .published(let origin): return origin
        case .address, .program: return ""
        }
    }

    private func request(_ endpoint: Endpoint, width: Int?) throws(SourceError) -> HTTPRequest {
        guard let url = endpoint.address(at: origin) else {
            throw SourceError("its address is no URL", hint: "check its url")
        }
        var headers: HTTPHeaders = ["Accept": accepted]
        let content = endpoint.content
        if let type = content?.type { headers["Content-Type"] = type }
        for fields in [endpoint.headers, source.headers] {
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) { headers[name] = value }
        }
        var request = HTTPRequest(
            url: url,
            method: endpoint.method,
            headers: headers,
            body: content?.bytes,
            timeout: .seconds(source.timeout),
            maxBytes: source.maxBytes,
            hostWidth: width
        )
        request.secrets = source.secrets
        request.bodySecrets = source.bodySecrets
        request.rank = rank
        request.wantsExplanation = kind.asksAPI
        return request
    }

    private var accepted: String {
        kind.asksAPI
            ? "application/json, */*;q=0.5"
            : "application/feed+json, application/atom+xml, application/rss+xml, "
                + "application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.7"
    }
}

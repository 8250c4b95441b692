import WebURL

/// One request on its way through redirects and a retry, until its caller has an answer.
final class Exchange {
    typealias Instant = ContinuousClock.Instant
    typealias Outcome = Result<HTTPResponse, RequestError>

    /// What to do after a leg.
    enum Step {
        case done(Outcome)
        /// Send again to the current address, at once or after a pause.
        case again(after: Duration)
    }

    let id: Int
    let request: HTTPRequest
    private(set) var url: WebURL
    private(set) var method: HTTPMethod
    private(set) var headers: HTTPHeaders
    private let settings: CurlSettings
    private var continuation: CheckedContinuation<Outcome, Never>?
    private(set) var hasStarted = false
    /// When the leg under way began, and the time that those before it took.
    private var legStart: Instant?
    private var spent: Duration = .zero
    private var visited: Set<Visit>
    private var cookies = ExchangeCookies()
    private var redirects = 0
    private var permanent: WebURL?
    private var isPermanentSoFar = true
    private var mayRetry: Bool
    /// Whether a server of the public network has answered on the way: where it leads is its own idea.
    var hasSpokenOutside = false

    init(
        id: Int,
        _ request: HTTPRequest,
        settings: CurlSettings,
        continuation: CheckedContinuation<Outcome, Never>
    ) {
        self.id = id
        self.request = request
        self.settings = settings
        self.continuation = continuation
        url = request.url
        method = request.method
        headers = request.headers
        visited = [Visit(address: request.url.withoutFragment, cookies: nil)]
        mayRetry = settings.retryPause != nil && request.method != .post
    }

    var host: String { url.host?.serialized ?? "" }

    /// The caller's headers, with the cookies that servers set on the way.
    var sentHeaders: HTTPHeaders {
        guard let set = cookies.header(for: url) else { return headers }
        var sent = headers
        sent["Cookie"] = [headers["Cookie"], set].compactMap(\.self).joined(separator: "; ")
        return sent
    }

    var ticketWidth: Int { max(request.hostWidth ?? settings.perHost, 1) }

    func start(at now: Instant) {
        hasStarted = true
        legStart = now
    }

    func timeLeft(at now: Instant) -> Duration {
        max(request.timeout - elapsed(at: now), .milliseconds(1))
    }

    /// What all its legs took; how long it waits for its place between them is no server's fault.
    private func elapsed(at now: Instant) -> Duration {
        spent + (legStart.map { $0.duration(to: now) } ?? .zero)
    }

    private func waits(since now: Instant) {
        spent = elapsed(at: now)
        legStart = nil
    }

    func finish(_ outcome: Outcome) {
        continuation?.resume(returning: outcome)
        continuation = nil
    }

    /// Judges a leg that ended without an answer.
    func next(after error: RequestError, at now: Instant) -> Step {
        guard mayRetry, error.isPassing, let pause = settings.retryPause,
            timeLeft(at: now) > pause
        else { return .done(.failure(error)) }
        mayRetry = false
        waits(since: now)
        return .again(after: pause)
    }

    /// Judges a leg that brought an answer.
    func next(after response: ResponseCollector, at now: Instant) -> Step {
        let status = response.status
        if [301, 302, 303, 307, 308].contains(status), let location = response.headers["Location"] {
            cookies.take(response.headers.values(of: "Set-Cookie"), from: url)
            do {
                try follow(location, status: status)
                waits(since: now)
                return .again(after: .zero)
            } catch {
                return .done(.failure(error))
            }
        }
        if let error = error(for: response) { return next(after: error, at: now) }
        return .done(
            .success(
                HTTPResponse(
                    status: status,
                    headers: response.headers,
                    body: response.body,
                    url: url,
                    permanentRedirect: permanent,
                    elapsed: elapsed(at: now)
                )
            )
        )
    }

    private func error(for response: ResponseCollector) -> RequestError? {
        let status = response.status
        if (200...299).contains(status) || (status == 304 && request.isConditional) { return nil }
        if response.headers["cf-mitigated"]?.lowercased() == "challenge" {
            return .challenged(host: host)
        }
        if request.acceptsAnyStatus { return nil }
        let retryAfter = response.headers["Retry-After"].flatMap { RetryAfter($0) }
        let error: RequestError =
            status == 401 || status == 403
            ? .unauthorized(code: status)
            : .unexpectedStatus(code: status, retryAfter: retryAfter)
        guard request.wantsExplanation, let words = try? response.body.bytes(), !words.isEmpty
        else { return error }
        return .explained(error, answer: words)
    }
}

extension Exchange {
    /// What was asked for on the way; the same again is a circle.
    private struct Visit: Hashable {
        let address: String
        let cookies: String?
    }

    private func follow(_ location: String, status: Int) throws(RequestError) {
        guard let target = url.joining(location) else {
            throw .redirectRefused(host: host, reason: "its address is no URL")
        }
        let name = target.host?.serialized ?? ""
        redirects += 1
        guard redirects <= settings.maxRedirects else { throw .tooManyRedirects(host: name) }
        guard target.isHTTP else {
            throw .redirectRefused(host: host, reason: "it leads to a \(target.scheme): address")
        }
        do { try HTTPRequest.check(target) } catch {
            throw .redirectRefused(host: name, reason: error.description)
        }
        if url.scheme == "https", target.scheme == "http" {
            throw .redirectRefused(host: name, reason: "it leaves the secure connection")
        }
        let changesMethod = status == 303 ? method != .head : method == .post && status < 307
        if changesMethod { method = .get }
        let isElsewhere = HostKey(target) != HostKey(url)
        if isElsewhere, method == .post {
            throw .redirectRefused(host: name, reason: "it would send data to another server")
        }
        // A server may send back to where it was asked, once a cookie tells that it has done so.
        let visit = Visit(
            address: target.withoutFragment,
            cookies: cookies.header(for: target)
        )
        guard visited.insert(visit).inserted || changesMethod else {
            throw .redirectLoop(host: name)
        }
        if isElsewhere { headers = headers.withoutKeys }
        isPermanentSoFar = isPermanentSoFar && (status == 301 || status == 308)
        // Back where it was asked, nothing has moved.
        if isPermanentSoFar { permanent = target == request.url ? nil : target }
        url = target
    }
}

extension WebURL {
    fileprivate var withoutFragment: String {
        String(href.prefix { $0 != "#" })
    }
}

extension Duration {
    /// Whole milliseconds, at least one: zero means "no limit" to libcurl.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        guard seconds < 1_000_000_000 else { return 1_000_000_000_000 }
        return max(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000), 1)
    }
}

import Basics

/// Why a source gave no usable answer. No case carries a path or query: they may hold secrets.
public enum RequestError: Error, Hashable, Codable, Sendable {
    case invalidURL(String)
    case invalidHeader(String)
    case unresolvedHost(String)
    case connectionFailed(host: String, detail: String)
    case refusedAddress(host: String, reason: String)
    case tls(host: String, detail: String)
    /// This machine has no certificates of authorities, by which those of servers are checked.
    case noCertificates(detail: String)
    case timeout(host: String, after: Duration)
    case tooSlow(host: String)
    case deadline(host: String)
    /// Nothing came of a server that did not answer others of this client either.
    case silentHost(host: String)
    case cancelled
    case tooLarge(Limit)
    case tooManyRedirects(host: String)
    case redirectLoop(host: String)
    case redirectRefused(host: String, reason: String)
    case unexpectedStatus(code: Int, retryAfter: RetryAfter? = nil)
    case unauthorized(code: Int)
    case hostPaused(host: String, retryAfter: RetryAfter)
    case challenged(host: String)
    case badEncoding(host: String, detail: String)
    case truncated(host: String)
    case emptyAnswer(host: String)
    case network(host: String, detail: String)
    case unreadableFile(path: String, detail: String)
    /// A program that was to give the answer; in words of their own.
    case failedProgram(String)
    /// It came, but whoever asked can make nothing of it; in words of their own.
    case unreadableAnswer(String)
    /// The same with what the server wrote about it, which may hold anything.
    indirect case explained(RequestError, answer: [UInt8])

    /// What an answer had too much of.
    public enum Limit: Hashable, Codable, Sendable {
        case body(bytes: Int)
        case compression
        case headers
    }
}

extension RequestError {
    /// Whether this looks like our own network: when it holds for every source, none is to blame.
    public var isOwnNetworkFailure: Bool {
        switch bare {
        case .unresolvedHost: true
        default: false
        }
    }

    /// Whether it never came to an answer: when that holds for every source, something may bar the way to all of them.
    public var isUnreached: Bool {
        switch bare {
        case .unresolvedHost, .connectionFailed, .silentHost, .timeout: true
        default: false
        }
    }

    /// Whether a second try, soon, may well succeed.
    var isPassing: Bool {
        switch bare {
        case .connectionFailed: true
        case .unexpectedStatus(let code, let retryAfter):
            (500...599).contains(code) && code != 501 && retryAfter == nil
        default: false
        }
    }

    /// The server of which no answer came at all, as far as that can be told.
    public var silentHost: String? {
        switch bare {
        case .unresolvedHost(let host), .connectionFailed(let host, _), .tls(let host, _),
            .silentHost(let host):
            host
        default: nil
        }
    }

    /// The same of a server that is known to have given nothing: then it is not its slowness.
    var ofSilentHost: RequestError {
        switch bare {
        case .timeout(let host, _), .tooSlow(let host): .silentHost(host: host)
        default: self
        }
    }

    /// The error without the server's own words.
    public var bare: RequestError {
        if case .explained(let error, _) = self { return error }
        return self
    }

    /// What the server wrote about it.
    public var explanation: [UInt8]? {
        if case .explained(_, let answer) = self { return answer }
        return nil
    }

    public var retryAfter: RetryAfter? {
        switch bare {
        case .unexpectedStatus(_, let retryAfter): retryAfter
        case .hostPaused(_, let retryAfter): retryAfter
        default: nil
        }
    }
}

extension RequestError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidURL(let why): why
        case .invalidHeader(let name): "the header \"\(name)\" cannot be sent"
        case .unresolvedHost(let host): "no address found for \(host)"
        case .connectionFailed(let host, let detail): "cannot connect to \(host): \(detail)"
        case .refusedAddress(let host, let reason): "\(host) is not fetched from: \(reason)"
        case .tls(let host, let detail): "no secure connection to \(host): \(detail)"
        case .noCertificates(let detail): "no secure connection can be checked here: \(detail)"
        case .timeout(let host, let time): "no complete answer from \(host) within \(time.text)"
        case .tooSlow(let host): "\(host) sent less than 1 kB/s for too long"
        case .deadline(let host): "no complete answer from \(host) when time for fetching was up"
        case .silentHost(let host): "\(host) gives no answer"
        case .cancelled: "the request was cancelled"
        case .tooLarge(let limit): limit.description
        case .tooManyRedirects(let host): "too many redirects (the last to \(host))"
        case .redirectLoop(let host): "\(host) redirects in a circle"
        case .redirectRefused(let host, let reason): "redirect to \(host) refused: \(reason)"
        case .unexpectedStatus(let code, nil): "the server answered \(code)"
        case .unexpectedStatus(let code, let retry?):
            "the server answered \(code) (retry \(retry.text))"
        case .unauthorized(let code): "the server refused access (\(code))"
        case .hostPaused(let host, let retry):
            "\(host) asked for a pause (retry \(retry.text))"
        case .challenged(let host): "\(host) answered with a check for robots"
        case .badEncoding(let host, let detail): "unreadable encoding from \(host): \(detail)"
        case .truncated(let host): "the answer from \(host) ended too early"
        case .emptyAnswer(let host): "the answer from \(host) is empty"
        case .network(let host, let detail): "failure talking to \(host): \(detail)"
        case .unreadableFile(let path, let detail): "cannot read \(path): \(detail)"
        case .unreadableAnswer(let why), .failedProgram(let why): why
        case .explained(let error, _): error.description
        }
    }
}

extension RequestError.Limit: CustomStringConvertible {
    public var description: String {
        switch self {
        case .body(let bytes) where bytes >= 1 << 20 && bytes % (1 << 20) == 0:
            "the answer is larger than \(bytes >> 20) MiB"
        case .body(let bytes): "the answer is larger than \(bytes) bytes"
        case .compression: "the answer swells more than 200-fold when decompressed"
        case .headers: "the answer's headers are larger than 64 KiB or 100 lines"
        }
    }
}

extension Duration {
    /// Whole seconds where they suffice, else seconds with milliseconds.
    fileprivate var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        let seconds = milliseconds / 1000
        return seconds == seconds.rounded() ? "\(Int(clamping: seconds)) s" : "\(seconds) s"
    }
}

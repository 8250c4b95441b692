extension RequestError {
    /// The same without what must not be stored, wherever a server repeats it.
    func redacted(by redaction: SecretRedaction) -> RequestError {
        guard !redaction.isEmpty else { return self }
        func clean(_ text: String) -> String { redaction.text(text) }
        return switch self {
        case .invalidURL(let why): .invalidURL(clean(why))
        case .invalidHeader(let name): .invalidHeader(clean(name))
        case .unresolvedHost(let host): .unresolvedHost(clean(host))
        case .connectionFailed(let host, let detail):
            .connectionFailed(host: clean(host), detail: clean(detail))
        case .refusedAddress(let host, let reason):
            .refusedAddress(host: clean(host), reason: clean(reason))
        case .tls(let host, let detail): .tls(host: clean(host), detail: clean(detail))
        case .noCertificates(let detail): .noCertificates(detail: clean(detail))
        case .timeout(let host, let time): .timeout(host: clean(host), after: time)
        case .tooSlow(let host): .tooSlow(host: clean(host))
        case .deadline(let host): .deadline(host: clean(host))
        case .silentHost(let host): .silentHost(host: clean(host))
        case .tooManyRedirects(let host): .tooManyRedirects(host: clean(host))
        case .redirectLoop(let host): .redirectLoop(host: clean(host))
        case .redirectRefused(let host, let reason):
            .redirectRefused(host: clean(host), reason: clean(reason))
        case .hostPaused(let host, let time): .hostPaused(host: clean(host), retryAfter: time)
        case .challenged(let host): .challenged(host: clean(host))
        case .badEncoding(let host, let detail):
            .badEncoding(host: clean(host), detail: clean(detail))
        case .truncated(let host): .truncated(host: clean(host))
        case .emptyAnswer(let host): .emptyAnswer(host: clean(host))
        case .network(let host, let detail): .network(host: clean(host), detail: clean(detail))
        case .unreadableFile(let path, let detail):
            .unreadableFile(path: clean(path), detail: clean(detail))
        case .failedProgram(let why): .failedProgram(clean(why))
        case .unreadableAnswer(let why): .unreadableAnswer(clean(why))
        case .explained(let error, let answer):
            .explained(error.redacted(by: redaction), answer: redaction.bytes(answer))
        case .cancelled, .tooLarge, .unexpectedStatus, .unauthorized: self
        }
    }
}

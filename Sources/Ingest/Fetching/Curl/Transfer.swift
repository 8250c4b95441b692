import CCurl
import WebURL

/// One leg of a request on the wire: from connecting to the end of one answer.
final class Transfer {
    typealias Instant = ContinuousClock.Instant

    let easy: EasyHandle
    let exchangeID: Int
    let url: WebURL
    private(set) var response: ResponseCollector
    private(set) var lastProgress: Instant
    /// Whether the address is one of the newsroom's own, towards which no pause is kept.
    private(set) var isCovered = false
    /// Whether it was a server of the public network that answered.
    private(set) var isOutside = false
    private let addressGuard: AddressGuard
    private let trustsPeer: Bool
    private let timeout: Duration
    private var refusedAddress: String?

    /// Prepares a leg of `exchange`; throws when this libcurl cannot keep what the settings promise.
    init(_ exchange: Exchange, settings: CurlSettings, at now: Instant) throws(RequestError) {
        let request = exchange.request
        url = exchange.url
        let host = url.host?.serialized ?? ""
        addressGuard = AddressGuard(
            privateAccess: settings.allowPrivate,
            ports: settings.ports,
            isLedFromOutside: exchange.hasSpokenOutside
        )
        try addressGuard.check(HostKey(url))
        guard let easy = EasyHandle() else {
            throw .network(host: host, detail: "libcurl has no memory for a transfer")
        }
        self.easy = easy
        exchangeID = exchange.id
        response = ResponseCollector(
            host: host,
            maxBytes: request.maxBytes,
            keepsErrorBodies: request.acceptsAnyStatus,
            wantsExplanation: request.wantsExplanation,
            spoolFolder: settings.spoolFolder
        )
        trustsPeer = settings.proxy != nil
        timeout = request.timeout
        lastProgress = now
        configure(settings, timeLeft: exchange.timeLeft(at: now))
        // A connection that is there already was permitted to those whom nobody outside leads.
        if addressGuard.isLedFromOutside, settings.allowPrivate == .all {
            easy.set(CURLOPT_FRESH_CONNECT, 1)
        }
        describe(exchange)
        if let failure = easy.firstFailure {
            throw .network(host: host, detail: easy.detail(of: failure))
        }
    }

    private var host: String { url.host?.serialized ?? "" }

    /// What answers may be packed by: what this libcurl cannot unpack is not asked for; nil where it is nothing.
    private static let encodings: String? = {
        var names: [String] = []
        if ccurl_unpacks_gzip() != 0 { names.append("gzip") }
        if ccurl_unpacks_brotli() != 0 { names.append("br") }
        if ccurl_unpacks_zstd() != 0 { names.append("zstd") }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }()

    private func configure(_ settings: CurlSettings, timeLeft: Duration) {
        easy.set(CURLOPT_URL, url.href)
        easy.set(CURLOPT_PROTOCOLS_STR, "http,https")
        easy.set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        easy.set(CURLOPT_FOLLOWLOCATION, 0)
        easy.set(CURLOPT_PROXY, settings.proxy?.href ?? "")
        easy.set(CURLOPT_NOPROXY, "")
        easy.set(CURLOPT_NETRC, ccurl_netrc_ignored)
        easy.set(CURLOPT_USERAGENT, settings.userAgent)
        if let encodings = Self.encodings { easy.set(CURLOPT_ACCEPT_ENCODING, encodings) }
        easy.set(CURLOPT_HTTP_VERSION, ccurl_http_version_2tls)
        easy.set(CURLOPT_PATH_AS_IS, 1)
        easy.set(CURLOPT_SSL_VERIFYPEER, 1)
        easy.set(CURLOPT_SSL_VERIFYHOST, 2)
        easy.set(CURLOPT_SSLVERSION, ccurl_sslversion_tlsv1_2)
        if let file = settings.certificateAuthorities { easy.set(CURLOPT_CAINFO, file) }
        if !settings.resolutions.isEmpty {
            easy.set(CURLOPT_RESOLVE, lines: settings.resolutions)
        }
        easy.set(CURLOPT_NOSIGNAL, 1)
        // Without this, giving up waits for the thread that looks the name up.
        easy.set(CURLOPT_QUICK_EXIT, 1)
        easy.set(CURLOPT_CONNECTTIMEOUT_MS, settings.connectTimeout.milliseconds)
        easy.set(CURLOPT_TIMEOUT_MS, timeLeft.milliseconds)
        easy.set(CURLOPT_LOW_SPEED_LIMIT, 1000)
        easy.set(CURLOPT_LOW_SPEED_TIME, max(settings.lowSpeedTime.milliseconds / 1000, 1))
        setCallbacks()
    }

    private func setCallbacks() {
        // Unretained: the client keeps the transfer until the handle has left the multi handle.
        let context = Unmanaged.passUnretained(self).toOpaque()
        easy.set(CURLOPT_WRITEDATA, context)
        easy.set(CURLOPT_HEADERDATA, context)
        easy.set(CURLOPT_OPENSOCKETDATA, context)
        easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return transfer.take(body: piece) ? piece.count : 0
        }
        easy.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return transfer.take(headerLine: line) ? line.count : 0
        }
        easy.setOpenSocket { context, _, address in
            guard let address, let context else { return CURL_SOCKET_BAD }
            let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
            return transfer.allows(address) ? ccurl_open_socket(address) : CURL_SOCKET_BAD
        }
    }

    private func describe(_ exchange: Exchange) {
        switch exchange.method {
        case .get: easy.set(CURLOPT_HTTPGET, 1)
        case .head: easy.set(CURLOPT_NOBODY, 1)
        case .post:
            let body = exchange.request.body ?? []
            easy.set(CURLOPT_POST, 1)
            easy.set(CURLOPT_POSTFIELDSIZE, body.count)
            easy.setCopy(CURLOPT_COPYPOSTFIELDS, body)
        }
        let lines = exchange.sentHeaders.fields.map { field in
            field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }
        easy.set(CURLOPT_HTTPHEADER, lines: lines + ["Expect:"])
    }
}

// What libcurl calls, always inside `perform` on the client's queue.
extension Transfer {
    private func take(headerLine: UnsafeRawBufferPointer) -> Bool {
        lastProgress = .now
        return response.take(headerLine: headerLine)
    }

    private func take(body: UnsafeRawBufferPointer) -> Bool {
        lastProgress = .now
        return response.take(body: body, downloaded: easy.offset(CURLINFO_SIZE_DOWNLOAD_T))
    }

    private func allows(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
        // A proxy is the newsroom's own choice, wherever it stands.
        if trustsPeer { return true }
        var port: UInt16 = 0
        let found = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { bytes in
            let count = ccurl_address(address, bytes.baseAddress, &port)
            return IPAddress(bytes: bytes[..<Int(count)])
        }
        guard let found else { return false }
        guard let reason = addressGuard.refusal(of: found, port: port) else { return true }
        refusedAddress = reason
        return false
    }
}

extension Transfer {
    /// Whether the server has said something, however it went on.
    var hasBegun: Bool { response.status > 0 }

    /// Behind a proxy only the name can tell, and one that is no address may be anywhere.
    private var isHostOutside: Bool {
        IPAddress(host: host).map(AddressGuard.isPublic) ?? true
    }

    /// What became of the leg: nil when an answer is complete.
    func failure(_ code: CURLcode) -> RequestError? {
        if response.refusal == nil, code == CURLE_OK {
            response.finish(downloaded: easy.offset(CURLINFO_SIZE_DOWNLOAD_T))
        }
        let peer = easy.text(CURLINFO_PRIMARY_IP).flatMap { IPAddress($0) }
        isCovered = peer.map(addressGuard.isCovered) ?? false
        isOutside = trustsPeer ? isHostOutside : peer.map(AddressGuard.isPublic) ?? false
        if let refusal = response.refusal { return refusal }
        if response.isSated { return nil }
        if code == CURLE_COULDNT_CONNECT, let refusedAddress {
            return .refusedAddress(host: host, reason: refusedAddress)
        }
        return CurlFailure(easy: easy, host: host, timeout: timeout).error(code)
    }
}

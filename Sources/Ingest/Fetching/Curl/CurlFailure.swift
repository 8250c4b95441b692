import Basics
import CCurl
import Foundation

/// Translates libcurl's result codes into the reasons that a report names.
struct CurlFailure {
    let easy: EasyHandle
    let host: String
    let timeout: Duration

    func error(_ code: CURLcode) -> RequestError? {
        switch code {
        case CURLE_OK: nil
        case CURLE_COULDNT_RESOLVE_HOST: .unresolvedHost(host)
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY:
            .connectionFailed(host: host, detail: easy.detail(of: code))
        case CURLE_COULDNT_CONNECT: .connectionFailed(host: host, detail: systemDetail(code))
        case CURLE_OPERATION_TIMEDOUT: timedOut
        case CURLE_PARTIAL_FILE: .truncated(host: host)
        case CURLE_GOT_NOTHING: .network(host: host, detail: "the answer is empty")
        case CURLE_BAD_CONTENT_ENCODING:
            .badEncoding(host: host, detail: easy.detail(of: code))
        case CURLE_URL_MALFORMAT: .invalidURL("the address of \(host) cannot be used")
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
            .network(host: host, detail: "the answer is not HTTP")
        case CURLE_SSL_CACERT_BADFILE: .noCertificates(detail: easy.detail(of: code))
        case CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            .network(host: host, detail: easy.detail(of: code))
        default: isTLS(code) ? tls(code) : .network(host: host, detail: easy.detail(of: code))
        }
    }

    /// The low-speed abort and the time limits share a code; only the words differ.
    private var timedOut: RequestError {
        easy.detail(of: CURLE_OPERATION_TIMEDOUT).hasPrefix("Operation too slow")
            ? .tooSlow(host: host) : .timeout(host: host, after: timeout)
    }

    private func isTLS(_ code: CURLcode) -> Bool {
        [
            CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ENGINE_NOTFOUND,
            CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_USE_SSL_FAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT,
        ].contains(code)
    }

    private func tls(_ code: CURLcode) -> RequestError {
        .tls(host: host, detail: easy.detail(of: code))
    }

    /// The system's word ("Connection refused") without libcurl's timings, which differ each time.
    private func systemDetail(_ code: CURLcode) -> String {
        let number = easy.number(CURLINFO_OS_ERRNO)
        return number == 0
            ? easy.detail(of: code) : SystemReason.of(Int32(truncatingIfNeeded: number))
    }
}

import Domain
import Fetching
import WebURL

/// The request that a source's configuration and its history make together.
struct SourceQuestion {
    let source: Source
    /// The configured address.
    let url: WebURL
    /// Its place among the requests that wait.
    let rank: Int

    /// What the source is asked for when nothing is known of it.
    var configured: HTTPRequest {
        var headers: HTTPHeaders = [
            "Accept": "application/feed+json, application/atom+xml, application/rss+xml, "
                + "application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.7"
        ]
        for (name, value) in source.headers.sorted(by: { $0.key < $1.key }) {
            headers[name] = value
        }
        var request = HTTPRequest(
            url: url,
            headers: headers,
            timeout: .seconds(source.timeout),
            maxBytes: source.maxBytes
        )
        request.secrets = source.secrets
        request.rank = rank
        return request
    }

    /// The same question to the address to which the source has moved for good.
    func request(_ history: SourceHistory) -> HTTPRequest {
        var request = configured
        if let address = history.adoptedAddress, let url = WebURL(address), url.isHTTP {
            request.url = url
        }
        return request
    }

    /// Where permanent redirects led, unless the address holds a secret that cannot be kept.
    func move(_ snapshot: Snapshot) -> WebURL? {
        source.shownAddress == nil ? nil : snapshot.permanentRedirect
    }
}

import Fetching
import WebURL

/// Answers from a dictionary by address; the rest is 404. What it was asked is the caller's to know.
struct StubHTTPClient: HTTPClient {
    let answers: [String: Result<HTTPResponse, RequestError>]

    init(_ answers: [String: Result<HTTPResponse, RequestError>]) {
        self.answers = answers
    }

    func send(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        guard let answer = answers[request.url.href] else {
            throw .unexpectedStatus(code: 404)
        }
        return try answer.get()
    }
}

/// Where answers come from: the network in the program, a dictionary in tests.
public protocol HTTPClient: Sendable {
    /// Sends one request and returns the answer with status 2xx, or 304 when validators were sent.
    func send(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse
}

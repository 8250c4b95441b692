import FlyingFox
import FlyingSocks
import Foundation

/// Serves a site on this machine until its task is cancelled.
public struct PreviewServer: Sendable {
    private let site: PreviewSite
    private let state: PreviewState
    private let host: String

    /// How long a browser waits for the next build before it asks again, in tenths of a second.
    private static let patience = 200

    /// - Parameters:
    ///   - site: what is served.
    ///   - state: which build stands.
    ///   - host: the address of this machine to listen at, as 127.0.0.1 or 0.0.0.0.
    public init(site: PreviewSite, state: PreviewState, host: String) {
        self.site = site
        self.state = state
        self.host = host
    }

    /// Why the server could not begin.
    public enum Failure: Error, Equatable {
        case notAnAddress(String)
        case noFreePort(ClosedRange<UInt16>)
    }

    /// Listens on the first free port and serves.
    ///
    /// - Parameters:
    ///   - ports: the ports to try, in order.
    ///   - ready: is told the port once the server listens.
    /// - Throws: `Failure` when it cannot begin.
    public func run(ports: ClosedRange<UInt16>, ready: @escaping @Sendable (UInt16) -> Void)
        async throws
    {
        guard let port = try ports.first(where: isFree) else { throw Failure.noFreePort(ports) }
        let server = try server(on: port)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                ready(port)
            }
            try await group.waitForAll()
        }
    }

    /// Whether nobody else listens on a port.
    private func isFree(_ port: UInt16) throws -> Bool {
        func listens(_ address: some SocketAddress) -> Bool {
            guard let socket = try? Socket(domain: Int32(address.family)) else { return false }
            defer { try? socket.close() }
            return (try? socket.setValue(true, for: .localAddressReuse)) != nil
                && (try? socket.bind(to: address)) != nil && (try? socket.listen()) != nil
        }
        do {
            return host.contains(":")
                ? listens(try sockaddr_in6.inet6(ip6: host, port: port))
                : listens(try sockaddr_in.inet(ip4: host, port: port))
        } catch {
            throw Failure.notAnAddress(host)
        }
    }

    private func server(on port: UInt16) throws -> HTTPServer {
        let handler = ClosureHTTPHandler { request in await answer(to: request) }
        // Longer than a browser waits for the next build.
        let timeout = TimeInterval(Self.patience)
        do {
            if host.contains(":") {
                return HTTPServer(
                    address: try sockaddr_in6.inet6(ip6: host, port: port),
                    timeout: timeout,
                    logger: .disabled,
                    handler: handler
                )
            }
            return HTTPServer(
                address: try sockaddr_in.inet(ip4: host, port: port),
                timeout: timeout,
                logger: .disabled,
                handler: handler
            )
        } catch {
            throw Failure.notAnAddress(host)
        }
    }

    private func answer(to request: HTTPRequest) async -> HTTPResponse {
        guard ["GET", "HEAD"].contains(request.method.rawValue) else {
            return HTTPResponse(statusCode: HTTPStatusCode(405, phrase: "Method Not Allowed"))
        }
        // As it came: the library takes the slash from the end of what it has read.
        let path = request.target.path()
        if path.hasSuffix(ReloadScript.waitPath) {
            let known = request.query.first { $0.name == "after" }.flatMap { Int($0.value) }
            await wait(beyond: known)
            return response(site.standing(), isHead: false)
        }
        return response(
            site.answer(to: path.isEmpty ? "/" : path),
            isHead: request.method.rawValue == "HEAD"
        )
    }

    /// Until another build stands than the one that the browser knows, or patience ends.
    private func wait(beyond version: Int?) async {
        for _ in 0..<Self.patience where state.standing.version == version {
            guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
        }
    }

    private func response(_ answer: PreviewAnswer, isHead: Bool) -> HTTPResponse {
        var headers = HTTPHeaders()
        for header in answer.headers { headers[HTTPHeader(header.name)] = header.value }
        return HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: Self.phrase(of: answer.status)),
            headers: headers,
            body: isHead ? Data() : answer.body
        )
    }

    private static func phrase(of status: Int) -> String {
        switch status {
        case 200: "OK"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 410: "Gone"
        default: "Answer"
        }
    }
}

import FlyingFox
import FlyingSocks
import Foundation
import Publishing
import Synchronization

/// Serves a site on this machine until its task is cancelled.
public struct PreviewServer: Sendable {
    private let site: PreviewSite
    private let state: PreviewState
    private let host: String
    private let names: HostNames

    /// How long a browser waits for the next build before it asks again, in tenths of a second.
    private static let patience = 200
    /// So long a trouble that lasts is not told again.
    private static let silence = Duration.seconds(30)

    /// - Parameters:
    ///   - site: what is served.
    ///   - state: which build stands.
    ///   - host: the address of this machine to listen at, as 127.0.0.1 or 0.0.0.0.
    public init(site: PreviewSite, state: PreviewState, host: String) {
        self.site = site
        self.state = state
        self.host = host
        names = HostNames(bound: host)
    }

    /// Whether at an address nobody but this machine can call.
    public static func isPrivate(_ host: String) -> Bool { HostNames.isOwn(host) }

    /// Reads what a person writes for an address.
    ///
    /// - Parameter text: an address, one of IPv6 also in the brackets in which URLs have it, or `localhost`.
    /// - Returns: the address itself; any other text as it is.
    public static func address(_ text: String) -> String {
        if text.lowercased() == "localhost" { return "127.0.0.1" }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]") && text.contains(":")
        return isBracketed ? String(text.dropFirst().dropLast()) : text
    }

    /// Why the server could not begin.
    public enum Failure: Error, Equatable {
        case notAnAddress(String)
        case notOfThisMachine(String)
        case noFreePort(ClosedRange<UInt16>)
    }

    /// Listens on the first free port and serves.
    ///
    /// - Parameters:
    ///   - ports: the ports to try, in order.
    ///   - ready: is told the port once the server listens.
    ///   - trouble: is told why it cannot take calls just now, as when too many have called.
    /// - Throws: `Failure` when it cannot begin.
    public func run(
        ports: ClosedRange<UInt16>,
        ready: @escaping @Sendable (UInt16) -> Void,
        trouble: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws {
        guard let port = try ports.first(where: isFree) else { throw Failure.noFreePort(ports) }
        let hasBegun = Mutex(false)
        var lastReport: ContinuousClock.Instant?
        while true {
            try Task.checkCancellation()
            do {
                try await serve(on: port) {
                    let isFirst = hasBegun.withLock { begun in
                        defer { begun = true }
                        return !begun
                    }
                    if isFirst { ready(port) }
                }
            } catch let failure as Failure {
                throw failure
            } catch {
                try Task.checkCancellation()
                // Somebody was faster; another port will do.
                guard hasBegun.withLock(\.self) else {
                    guard port < ports.upperBound else { throw Failure.noFreePort(ports) }
                    return try await run(
                        ports: port + 1...ports.upperBound,
                        ready: ready,
                        trouble: trouble
                    )
                }
                // The open connections are gone with it, and so is what they held.
                if lastReport.map({ .now - $0 > Self.silence }) ?? true {
                    trouble("\(error)")
                    lastReport = .now
                }
                try await Task.sleep(for: .milliseconds(300))
            }
        }
    }

    private func serve(
        on port: UInt16,
        ready: @escaping @Sendable () -> Void
    ) async throws {
        let server = try server(on: port)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                ready()
            }
            try await group.waitForAll()
        }
    }

    /// Whether nobody else listens on a port.
    ///
    /// - Throws: `Failure` for an address at which nobody can listen here.
    private func isFree(_ port: UInt16) throws -> Bool {
        if host.contains(":") {
            guard let address = try? sockaddr_in6.inet6(ip6: host, port: port) else {
                throw Failure.notAnAddress(host)
            }
            return try canListen(at: address)
        }
        guard let address = try? sockaddr_in.inet(ip4: host, port: port) else {
            throw Failure.notAnAddress(host)
        }
        return try canListen(at: address)
    }

    private func canListen(at address: some SocketAddress) throws -> Bool {
        do {
            let socket = try Socket(domain: Int32(address.family))
            defer { try? socket.close() }
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: address)
            try socket.listen()
            return true
        } catch SocketError.failed(_, EADDRNOTAVAIL, _), SocketError.failed(_, EAFNOSUPPORT, _) {
            throw Failure.notOfThisMachine(host)
        } catch {
            return false
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
        guard let name = request.headers[HTTPHeader("Host")] else { return Self.refusal(400) }
        guard names.admits(name) else { return Self.refusal(421) }
        guard ["GET", "HEAD"].contains(request.method.rawValue) else {
            return Self.refusal(405, [HTTPHeader("Allow"): "GET, HEAD"])
        }
        // As it came: the library takes the slash from the end of what it has read.
        let path = request.target.path()
        let isHead = request.method.rawValue == "HEAD"
        if path.hasSuffix(ReloadScript.waitPath) {
            let known = request.query.first { $0.name == "after" }.flatMap { Int($0.value) }
            if !isHead { await wait(beyond: known) }
            return response(site.standing(), isHead: isHead)
        }
        let whole = site.answer(
            to: path.isEmpty ? "/" : path,
            query: request.target.query(),
            authorization: request.headers[HTTPHeader("Authorization")]
        )
        // A condition means a file by what the preview does not tell of it.
        guard !isHead, request.headers[HTTPHeader("If-Range")] == nil,
            let range = request.headers[HTTPHeader("Range")]
        else { return response(whole, isHead: isHead) }
        return response(whole.part(range), isHead: false)
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
        let body = isHead ? Data() : answer.body.data
        // Of the body that is not sent with HEAD, too.
        headers[HTTPHeader("Content-Length")] = "\(isHead ? answer.body.count : body.count)"
        if answer.status == 200 { headers[HTTPHeader("Accept-Ranges")] = "bytes" }
        return HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: Self.phrase(of: answer.status)),
            headers: headers,
            body: body
        )
    }

    private static func refusal(_ status: Int, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
        HTTPResponse(
            statusCode: HTTPStatusCode(status, phrase: phrase(of: status)),
            headers: headers
        )
    }

    private static func phrase(of status: Int) -> String {
        switch status {
        case 200: "OK"
        case 206: "Partial Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 410: "Gone"
        case 416: "Range Not Satisfiable"
        case 421: "Misdirected Request"
        default: "Answer"
        }
    }
}

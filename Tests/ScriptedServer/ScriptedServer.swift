public import Foundation
import Synchronization

/// A real HTTP/1.1 server on 127.0.0.1 that answers as a test tells it, faults included.
///
/// It uses blocking sockets on threads of its own and stops when it is released.
public final class ScriptedServer: Sendable {
    /// Decides, off all of Swift's pools, what happens with a request.
    public typealias Script = @Sendable (RecordedRequest) -> ScriptedAnswer

    public let port: UInt16
    private let listener: Socket
    private let log = ServerLog()

    public init(port: UInt16 = 0, _ script: @escaping Script) throws {
        let listener = try Socket.listening(on: port)
        self.listener = listener
        self.port = listener.port
        let log = log
        Self.onThread {
            while let socket = listener.accepted() {
                guard let number = log.opened(socket.descriptor) else {
                    socket.closeDown()
                    break
                }
                let connection = Connection(
                    socket: socket,
                    number: number,
                    log: log,
                    script: script
                )
                Self.onThread {
                    connection.serve()
                    log.closed(socket.descriptor) { Socket(descriptor: $0).closeDown() }
                }
            }
            log.stop(listener.descriptor) { Socket(descriptor: $0).shutDown() }
            listener.closeDown()
        }
    }

    /// Serves fixed bytes by path, and 404 for the rest.
    public convenience init(port: UInt16 = 0, files: [String: [UInt8]]) throws {
        try self.init(port: port) { request in
            files[request.path].map { .ok($0, type: Self.type(of: request.path)) }
                ?? .status(404, body: Array("not found".utf8))
        }
    }

    /// Serves the files of a folder, read anew for each request, and 404 for the rest.
    public convenience init(port: UInt16 = 0, folder: URL) throws {
        try self.init(port: port) { request in
            let path = request.path.removingPercentEncoding ?? ""
            guard !path.split(separator: "/").contains(".."),
                let data = try? Data(contentsOf: folder.appending(path: path))
            else { return .status(404, body: Array("not found".utf8)) }
            return .ok(Array(data), type: Self.type(of: path))
        }
    }

    deinit {
        stop()
    }

    public func stop() {
        log.stop(listener.descriptor) { Socket(descriptor: $0).shutDown() }
    }

    /// `http://127.0.0.1:<port>`, without a slash at the end.
    public var origin: String { "http://127.0.0.1:\(port)" }

    /// All requests so far, in the order of their arrival.
    public var requests: [RecordedRequest] { log.read(\.requests) }

    public var connectionCount: Int { log.read(\.connections) }

    /// The most requests that were being answered at one time.
    public var peakConcurrency: Int { log.read(\.peak) }

    /// Waits until so many requests have come, however long that takes.
    public func hasSeen(_ count: Int) async throws {
        while requests.count < count { try await Task.sleep(for: .milliseconds(2)) }
    }

    private static func onThread(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = 512 << 10
        thread.start()
    }

    private static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "xml", "rss": "application/rss+xml"
        case "atom": "application/atom+xml"
        case "json": "application/json"
        case "html": "text/html; charset=utf-8"
        default: "application/octet-stream"
        }
    }
}

extension ScriptedServer {
    /// A server that gives the answers one after the other, the last one for ever.
    public static func giving(_ answers: ScriptedAnswer...) throws -> ScriptedServer {
        let left = Mutex(answers)
        return try ScriptedServer { _ in
            left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        }
    }
}

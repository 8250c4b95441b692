/// What the server does with one request, step by step, faults included.
public struct ScriptedAnswer: Sendable {
    /// One thing that the server does on the open connection.
    public enum Step: Sendable {
        case send([UInt8])
        case wait(seconds: Double)
        /// Goes on when somebody opens the gate.
        case hold(Gate)
        /// Goes on when so many requests were being answered at one time.
        case gather(Int)
        /// Sends byte after byte with a wait before each.
        case drip([UInt8], seconds: Double)
        /// Sends the same again and again until the client leaves.
        case flood([UInt8])
        /// Ends the connection with a reset instead of an orderly close.
        case reset
    }

    public var steps: [Step]
    /// Whether the next request may come over the same connection.
    public var keepsConnection: Bool

    public init(_ steps: [Step], keepsConnection: Bool = false) {
        self.steps = steps
        self.keepsConnection = keepsConnection
    }

    /// An answer with a status line, headers and a complete body.
    public static func status(
        _ code: Int,
        headers: [(String, String)] = [],
        body: [UInt8] = []
    ) -> Self {
        var fields = headers
        if code != 304, code >= 200 { fields.append(("Content-Length", "\(body.count)")) }
        return Self([.send(head(code, fields) + body)], keepsConnection: true)
    }

    public static func ok(
        _ body: [UInt8],
        type: String = "text/plain; charset=utf-8",
        headers: [(String, String)] = []
    ) -> Self {
        status(200, headers: [("Content-Type", type)] + headers, body: body)
    }

    public static func ok(_ text: String, headers: [(String, String)] = []) -> Self {
        ok(Array(text.utf8), headers: headers)
    }

    public static func redirect(_ code: Int = 302, to location: String) -> Self {
        status(code, headers: [("Location", location)])
    }

    /// Announces more bytes than it sends, then closes.
    public static func truncated(_ body: [UInt8], announced: Int) -> Self {
        Self([.send(head(200, [("Content-Length", "\(announced)")]) + body)])
    }

    /// A complete answer in the chunked form.
    public static func chunked(_ pieces: [[UInt8]], headers: [(String, String)] = []) -> Self {
        let start = head(200, headers + [("Transfer-Encoding", "chunked")])
        let chunks = pieces.map {
            Array("\(String($0.count, radix: 16))\r\n".utf8) + $0 + [13, 10]
        }
        return Self(
            [.send(start + chunks.joined() + Array("0\r\n\r\n".utf8))],
            keepsConnection: true
        )
    }

    /// Header lines without end.
    public static var endlessHeaders: Self {
        Self([
            .send(Array("HTTP/1.1 200 OK\r\n".utf8)),
            .flood(Array("X-Filler: \(String(repeating: "x", count: 100))\r\n".utf8)),
        ])
    }

    /// A body without end and without announced length.
    public static var endlessBody: Self {
        Self([.send(head(200, [])), .flood([UInt8](repeating: 0x78, count: 16 << 10))])
    }

    /// Bytes that are no HTTP.
    public static var garbage: Self {
        Self([.send(Array("\u{0}\u{1}\u{2} this is no answer\r\n\r\n".utf8))])
    }

    /// Closes without a word.
    public static var silence: Self { Self([]) }

    /// The same answer after a wait.
    public func delayed(seconds: Double) -> Self { after(.wait(seconds: seconds)) }

    /// The same answer when somebody opens the gate.
    public func held(by gate: Gate) -> Self { after(.hold(gate)) }

    /// The same answer when so many requests were being answered at one time.
    public func gathering(_ count: Int) -> Self { after(.gather(count)) }

    private func after(_ step: Step) -> Self {
        Self([step] + steps, keepsConnection: keepsConnection)
    }

    public static func head(_ code: Int, _ headers: [(String, String)]) -> [UInt8] {
        let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
        return Array("HTTP/1.1 \(code) \(reason(code))\r\n\(lines)\r\n".utf8)
    }

    private static func reason(_ code: Int) -> String {
        switch code {
        case 200: "OK"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 304: "Not Modified"
        case 404: "Not Found"
        case 503: "Service Unavailable"
        default: "Status"
        }
    }
}

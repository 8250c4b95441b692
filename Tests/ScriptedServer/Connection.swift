import Foundation

/// One client's connection: reads requests and plays the script's answers.
struct Connection: Sendable {
    let socket: Socket
    let number: Int
    let log: ServerLog
    let script: ScriptedServer.Script

    func serve() {
        var buffer: [UInt8] = []
        while let request = nextRequest(&buffer) {
            log.began(request)
            let answer = script(request)
            let isAlive = answer.steps.allSatisfy(play)
            log.ended()
            guard isAlive, answer.keepsConnection else { return }
        }
    }

    private func play(_ step: ScriptedAnswer.Step) -> Bool {
        switch step {
        case .send(let bytes): return socket.sent(bytes)
        case .wait(let seconds):
            let end = Date(timeIntervalSinceNow: seconds)
            return wait { end.timeIntervalSinceNow <= 0 }
        case .hold(let gate): return wait { gate.isOpen }
        case .gather(let count): return wait { log.read(\.peak) >= count }
        case .drip(let bytes, let seconds):
            return bytes.allSatisfy { play(.wait(seconds: seconds)) && socket.sent([$0]) }
        case .flood(let bytes):
            while !log.read(\.isStopped), socket.sent(bytes) {}
            return false
        case .reset:
            socket.resetOnClose()
            return false
        }
    }

    /// Looks again and again, so that a stopped server's threads end soon.
    private func wait(until isOver: () -> Bool) -> Bool {
        while !log.read(\.isStopped) {
            if isOver() { return true }
            Thread.sleep(forTimeInterval: 0.002)
        }
        return false
    }

    private func nextRequest(_ buffer: inout [UInt8]) -> RecordedRequest? {
        let blankLine = Array("\r\n\r\n".utf8)
        while true {
            if let end = buffer.firstRange(of: blankLine) {
                let head = Array(buffer[..<end.lowerBound])
                guard let bare = RecordedRequest(head: head, body: [], connection: number)
                else { return nil }
                let length = bare["Content-Length"].flatMap { Int($0) } ?? 0
                guard let body = body(length, after: end.upperBound, &buffer) else { return nil }
                return RecordedRequest(head: head, body: body, connection: number)
            }
            let more = socket.received()
            guard !more.isEmpty else { return nil }
            buffer += more
        }
    }

    private func body(_ length: Int, after start: Int, _ buffer: inout [UInt8]) -> [UInt8]? {
        while buffer.count < start + length {
            let more = socket.received()
            guard !more.isEmpty else { return nil }
            buffer += more
        }
        defer { buffer.removeSubrange(..<(start + length)) }
        return Array(buffer[start..<(start + length)])
    }
}

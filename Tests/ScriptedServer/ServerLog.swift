import Synchronization

/// What a server has seen, and which of its connections are open.
final class ServerLog: Sendable {
    struct State {
        var requests: [RecordedRequest] = []
        var open: Set<Int32> = []
        var connections = 0
        var active = 0
        var peak = 0
        var isStopped = false
    }

    private let state = Mutex(State())

    func read<Value: Sendable>(_ look: (State) -> Value) -> Value {
        state.withLock { look($0) }
    }

    /// Notes a new connection and returns its number, or nil when the server is stopping.
    func opened(_ socket: Int32) -> Int? {
        state.withLock { state in
            guard !state.isStopped else { return nil }
            state.open.insert(socket)
            defer { state.connections += 1 }
            return state.connections
        }
    }

    /// Closes under the lock, so that `stop` never meets a number that was given anew.
    func closed(_ socket: Int32, by close: (Int32) -> Void) {
        state.withLock { state in
            state.open.remove(socket)
            close(socket)
        }
    }

    func began(_ request: RecordedRequest) {
        state.withLock { state in
            state.requests.append(request)
            state.active += 1
            state.peak = max(state.peak, state.active)
        }
    }

    func ended() {
        state.withLock { $0.active -= 1 }
    }

    /// Ends the listener and all connections, once: later the numbers belong to others.
    func stop(_ listener: Int32, ending end: (Int32) -> Void) {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            end(listener)
            for socket in state.open { end(socket) }
        }
    }
}

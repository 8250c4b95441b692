/// Decides which waiting request may start: total width, width per host, rest between two requests
/// to one host, and a slow lane, so that silent servers do not hold up the others.
struct HostGate {
    typealias Instant = ContinuousClock.Instant

    /// One request's wish to be sent.
    struct Ticket {
        let id: Int
        let host: HostKey
        /// Most requests to the host, this one included.
        let width: Int
        var rank = 0
        var notBefore: Instant?

        var order: (Int, Int) { (rank, id) }
    }

    private struct HostState {
        var waiting: [Ticket] = []
        var active = 0
        var restsUntil: Instant?

        /// Whether the first waiting request has a place.
        private var hasPlace: Bool { !waiting.isEmpty && active < waiting[0].width }

        func opens(at now: Instant) -> Bool {
            guard hasPlace else { return false }
            return restsUntil.map { $0 <= now } ?? true
                && waiting[0].notBefore.map { $0 <= now } ?? true
        }

        /// When the first waiting request may start, if it has a place but must wait.
        var opening: Instant? {
            guard hasPlace else { return nil }
            guard let rest = restsUntil, let first = waiting[0].notBefore else {
                return restsUntil ?? waiting[0].notBefore
            }
            return max(rest, first)
        }
    }

    private let maxInFlight: Int
    private let slowLane: Int
    private var hosts: [HostKey: HostState] = [:]
    private var running: [Int: HostKey] = [:]
    private var slow: Set<Int> = []

    init(maxInFlight: Int, slowLane: Int) {
        self.maxInFlight = max(maxInFlight, 1)
        self.slowLane = slowLane
    }

    /// Lets a request wait; a redirect or a retry goes `first` among those at its host.
    mutating func enqueue(_ ticket: Ticket, first: Bool = false) {
        let index = first ? 0 : hosts[ticket.host]?.waiting.count ?? 0
        hosts[ticket.host, default: HostState()].waiting.insert(ticket, at: index)
    }

    mutating func withdraw(_ id: Int, from host: HostKey) {
        hosts[host]?.waiting.removeAll { $0.id == id }
    }

    /// Takes all requests waiting for one host out of the queue.
    mutating func withdrawAll(from host: HostKey) -> [Int] {
        defer { hosts[host]?.waiting = [] }
        return hosts[host]?.waiting.map(\.id) ?? []
    }

    /// The request of the lowest rank among those that may start now, then the one that has waited longest.
    mutating func next(at now: Instant) -> Int? {
        guard running.count - slow.count < maxInFlight else { return nil }
        var best: (order: (Int, Int), host: HostKey)?
        for (host, state) in hosts where state.opens(at: now) {
            let order = state.waiting[0].order
            if best.map({ order < $0.order }) ?? true { best = (order, host) }
        }
        guard let host = best?.host, let ticket = hosts[host]?.waiting.removeFirst() else {
            return nil
        }
        hosts[host]?.active += 1
        running[ticket.id] = host
        return ticket.id
    }

    /// Gives a place back; the host then rests for `pause`.
    mutating func finish(_ id: Int, at now: Instant, pause: Duration) {
        guard let host = running.removeValue(forKey: id) else { return }
        slow.remove(id)
        hosts[host]?.active -= 1
        hosts[host]?.restsUntil = pause > .zero ? now + pause : nil
    }

    /// Frees the place of a transfer that delivers nothing, as long as the slow lane has room.
    mutating func moveToSlowLane(_ id: Int) {
        guard running[id] != nil, slow.count < slowLane else { return }
        slow.insert(id)
    }

    func isSlow(_ id: Int) -> Bool {
        slow.contains(id)
    }

    /// When a request that waits for nothing but time may start.
    func nextStart(after now: Instant) -> Instant? {
        guard running.count - slow.count < maxInFlight else { return nil }
        return hosts.values.compactMap { $0.opening }.filter { $0 > now }.min()
    }
}

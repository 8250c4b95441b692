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
    }

    /// A host of which a request may start as soon as there is room: the lowest rank first, then who has waited longest.
    private struct Turn: Comparable {
        let rank: Int
        let id: Int
        let host: HostKey

        static func < (one: Self, other: Self) -> Bool {
            (one.rank, one.id) < (other.rank, other.id)
        }
    }

    /// A host whose first request waits for nothing but time.
    private struct Rest: Comparable {
        let end: Instant
        let turn: Turn

        static func < (one: Self, other: Self) -> Bool {
            (one.end, one.turn) < (other.end, other.turn)
        }
    }

    /// In which queue a host stands; in none while as many of its requests are under way as may be.
    private enum Standing {
        case ready(Turn)
        case resting(Rest)
    }

    private let maxInFlight: Int
    private let slowLane: Int
    /// Never empty for a host: what waits is few beside all hosts that were ever asked.
    private var waiting: [HostKey: [Ticket]] = [:]
    private var active: [HostKey: Int] = [:]
    private var restsUntil: [HostKey: Instant] = [:]
    private var running: [Int: HostKey] = [:]
    private var slow: Set<Int> = []
    private var ready = SortedQueue<Turn>()
    private var resting = SortedQueue<Rest>()
    private var standings: [HostKey: Standing] = [:]

    init(maxInFlight: Int, slowLane: Int) {
        self.maxInFlight = max(maxInFlight, 1)
        self.slowLane = slowLane
    }

    /// Lets a request wait; a redirect or a retry goes `first` among those at its host.
    mutating func enqueue(_ ticket: Ticket, first: Bool = false) {
        waiting[ticket.host, default: []]
            .insert(ticket, at: first ? 0 : waiting[ticket.host]?.count ?? 0)
        queue(ticket.host)
    }

    mutating func withdraw(_ id: Int, from host: HostKey) {
        waiting[host]?.removeAll { $0.id == id }
        queue(host)
    }

    /// Takes all requests waiting for one host out of the queue.
    mutating func withdrawAll(from host: HostKey) -> [Int] {
        defer { queue(host) }
        return waiting.removeValue(forKey: host)?.map(\.id) ?? []
    }

    /// Puts a host where it stands now, after whatever has changed for it.
    private mutating func queue(_ host: HostKey) {
        switch standings.removeValue(forKey: host) {
        case .ready(let turn): ready.remove(turn)
        case .resting(let rest): resting.remove(rest)
        case nil: break
        }
        guard let first = waiting[host]?.first else {
            waiting[host] = nil
            return
        }
        guard active[host, default: 0] < first.width else { return }
        let turn = Turn(rank: first.rank, id: first.id, host: host)
        guard let end = opening(of: host, first) else { return becomeReady(turn) }
        let rest = Rest(end: end, turn: turn)
        resting.insert(rest)
        standings[host] = .resting(rest)
    }

    private mutating func becomeReady(_ turn: Turn) {
        ready.insert(turn)
        standings[turn.host] = .ready(turn)
    }

    /// The request of the lowest rank among those that may start now, then the one that has waited longest.
    mutating func next(at now: Instant) -> Int? {
        guard running.count - slow.count < maxInFlight else { return nil }
        while let rest = resting.first, rest.end <= now {
            resting.remove(rest)
            becomeReady(rest.turn)
        }
        guard let turn = ready.first else { return nil }
        waiting[turn.host]?.removeFirst()
        active[turn.host, default: 0] += 1
        running[turn.id] = turn.host
        queue(turn.host)
        return turn.id
    }

    /// When the first waiting request of a host may start, if it must wait for a time.
    private func opening(of host: HostKey, _ first: Ticket) -> Instant? {
        guard let rest = restsUntil[host], let due = first.notBefore else {
            return restsUntil[host] ?? first.notBefore
        }
        return max(rest, due)
    }

    /// Gives a place back; the host then rests for `pause`.
    mutating func finish(_ id: Int, at now: Instant, pause: Duration) {
        guard let host = running.removeValue(forKey: id) else { return }
        slow.remove(id)
        let left = active[host, default: 0] - 1
        active[host] = left > 0 ? left : nil
        restsUntil[host] = pause > .zero ? now + pause : nil
        queue(host)
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
        return resting.first { $0.end > now }?.end
    }
}

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

    private let maxInFlight: Int
    private let slowLane: Int
    /// Never empty for a host: what waits is few beside all hosts that were ever asked.
    private var waiting: [HostKey: [Ticket]] = [:]
    private var active: [HostKey: Int] = [:]
    private var restsUntil: [HostKey: Instant] = [:]
    private var running: [Int: HostKey] = [:]
    private var slow: Set<Int> = []

    init(maxInFlight: Int, slowLane: Int) {
        self.maxInFlight = max(maxInFlight, 1)
        self.slowLane = slowLane
    }

    /// Lets a request wait; a redirect or a retry goes `first` among those at its host.
    mutating func enqueue(_ ticket: Ticket, first: Bool = false) {
        waiting[ticket.host, default: []]
            .insert(ticket, at: first ? 0 : waiting[ticket.host]?.count ?? 0)
    }

    mutating func withdraw(_ id: Int, from host: HostKey) {
        waiting[host]?.removeAll { $0.id == id }
        dropIfEmpty(host)
    }

    /// Takes all requests waiting for one host out of the queue.
    mutating func withdrawAll(from host: HostKey) -> [Int] {
        waiting.removeValue(forKey: host)?.map(\.id) ?? []
    }

    private mutating func dropIfEmpty(_ host: HostKey) {
        if waiting[host]?.isEmpty == true { waiting[host] = nil }
    }

    /// The request of the lowest rank among those that may start now, then the one that has waited longest.
    mutating func next(at now: Instant) -> Int? {
        guard running.count - slow.count < maxInFlight else { return nil }
        var best: Ticket?
        for (host, tickets) in waiting {
            guard hasPlace(host, for: tickets[0]), opening(of: host, tickets[0]) ?? now <= now
            else { continue }
            if best.map({ tickets[0].order < $0.order }) ?? true { best = tickets[0] }
        }
        guard let best else { return nil }
        waiting[best.host]?.removeFirst()
        dropIfEmpty(best.host)
        active[best.host, default: 0] += 1
        running[best.id] = best.host
        return best.id
    }

    private func hasPlace(_ host: HostKey, for first: Ticket) -> Bool {
        active[host, default: 0] < first.width
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
        return waiting.lazy.filter { hasPlace($0, for: $1[0]) }
            .compactMap { opening(of: $0, $1[0]) }
            .filter { $0 > now }
            .min()
    }
}

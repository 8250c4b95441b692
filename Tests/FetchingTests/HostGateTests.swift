import TestSupport
import Testing
import WebURL

@testable import Fetching

@Suite struct HostGateTests {
    private let start = ContinuousClock.now

    private func ticket(_ id: Int, _ host: String, width: Int = 1, after: Duration? = nil) throws
        -> HostGate.Ticket
    {
        let url = try #require(WebURL("https://\(host)/"))
        let notBefore = after.map { start + $0 }
        return HostGate.Ticket(id: id, host: HostKey(url), width: width, notBefore: notBefore)
    }

    @Test func oldestRequestOfAFreeHostGoesFirst() throws {
        var gate = HostGate(maxInFlight: 10, slowLane: 0)
        for (id, host) in [(1, "a.example"), (2, "a.example"), (3, "b.example")] {
            gate.enqueue(try ticket(id, host))
        }
        #expect(gate.next(at: start) == 1)
        #expect(gate.next(at: start) == 3)
        #expect(gate.next(at: start) == nil)
        gate.finish(1, at: start, pause: .zero)
        #expect(gate.next(at: start) == 2)
    }

    @Test func totalWidthHolds() throws {
        var gate = HostGate(maxInFlight: 2, slowLane: 1)
        for id in 1...5 { gate.enqueue(try ticket(id, "\(id).example")) }
        #expect([gate.next(at: start), gate.next(at: start), gate.next(at: start)] == [1, 2, nil])
        gate.moveToSlowLane(1)
        gate.moveToSlowLane(2)
        #expect(gate.isSlow(1) && !gate.isSlow(2))
        #expect([gate.next(at: start), gate.next(at: start)] == [3, nil])
        gate.finish(1, at: start, pause: .zero)
        #expect(gate.next(at: start) == nil)
        gate.finish(2, at: start, pause: .zero)
        #expect(gate.next(at: start) == 4)
    }

    @Test func hostRestsBetweenRequests() throws {
        var gate = HostGate(maxInFlight: 10, slowLane: 0)
        gate.enqueue(try ticket(1, "a.example"))
        gate.enqueue(try ticket(2, "a.example"))
        #expect(gate.next(at: start) == 1)
        #expect(gate.nextStart(after: start) == nil)
        gate.finish(1, at: start, pause: .milliseconds(250))
        #expect(gate.next(at: start + .milliseconds(249)) == nil)
        #expect(gate.nextStart(after: start) == start + .milliseconds(250))
        #expect(gate.next(at: start + .milliseconds(250)) == 2)
    }

    @Test func laterLegGoesFirstButNotTooSoon() throws {
        var gate = HostGate(maxInFlight: 10, slowLane: 0)
        gate.enqueue(try ticket(2, "a.example"))
        gate.enqueue(try ticket(1, "a.example", after: .seconds(1)), first: true)
        #expect(gate.next(at: start) == nil)
        #expect(gate.next(at: start + .seconds(1)) == 1)
        gate.finish(1, at: start + .seconds(1), pause: .zero)
        #expect(gate.next(at: start + .seconds(1)) == 2)
    }

    @Test func widthOfARequestCountsItself() throws {
        var gate = HostGate(maxInFlight: 10, slowLane: 0)
        for id in 1...4 { gate.enqueue(try ticket(id, "a.example", width: 3)) }
        #expect((1...4).map { _ in gate.next(at: start) } == [1, 2, 3, nil])
    }

    @Test func withdrawnRequestsNeverStart() throws {
        var gate = HostGate(maxInFlight: 10, slowLane: 0)
        for id in 1...3 { gate.enqueue(try ticket(id, "a.example")) }
        let host = try ticket(0, "a.example").host
        gate.withdraw(1, from: host)
        #expect(gate.withdrawAll(from: host) == [2, 3])
        #expect(gate.next(at: start) == nil)
    }

    /// Against a gate that looks at every host each time.
    @Test(arguments: 1...40)
    func whoeverIsNextIsWhoALookAtAllHostsFinds(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var gate = HostGate(maxInFlight: 4, slowLane: 2)
        var plain = PlainGate(maxInFlight: 4, slowLane: 2)
        var now = start
        var running: [Int] = []
        for id in 1...600 {
            let host = "\(Int.random(in: 0..<9, using: &random)).example"
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                var ticket = try ticket(id, host, width: Int.random(in: 1...3, using: &random))
                ticket.rank = Int.random(in: 0..<3, using: &random)
                if Bool.random(using: &random) {
                    ticket.notBefore =
                        now + .milliseconds(Int.random(in: -50...100, using: &random))
                }
                let isFirst = Int.random(in: 0..<5, using: &random) == 0
                gate.enqueue(ticket, first: isFirst)
                plain.enqueue(ticket, first: isFirst)
            case 4:
                let gone = Int.random(in: 1...id, using: &random)
                let host = try ticket(0, host).host
                gate.withdraw(gone, from: host)
                plain.withdraw(gone, from: host)
            case 5 where id.isMultiple(of: 3):
                let host = try ticket(0, host).host
                #expect(gate.withdrawAll(from: host) == plain.withdrawAll(from: host))
            case 6 where !running.isEmpty:
                let slow = running[Int.random(in: 0..<running.count, using: &random)]
                gate.moveToSlowLane(slow)
                plain.moveToSlowLane(slow)
            case 7, 8:
                guard !running.isEmpty else { break }
                let done = running.remove(at: Int.random(in: 0..<running.count, using: &random))
                let pause = Duration.milliseconds(Int.random(in: 0...60, using: &random) / 20 * 20)
                gate.finish(done, at: now, pause: pause)
                plain.finish(done, at: now, pause: pause)
            default: now += .milliseconds(Int.random(in: 0...40, using: &random))
            }
            #expect(gate.nextStart(after: now) == plain.nextStart(after: now))
            guard Bool.random(using: &random) else { continue }
            let next = gate.next(at: now)
            #expect(next == plain.next(at: now))
            if let next { running.append(next) }
        }
    }

    @Test func schemeNameAndPortMakeAHost() throws {
        let keys = ["http://a.example", "https://a.example", "http://a.example:8080"]
        #expect(Set(keys.compactMap { WebURL($0) }.map(HostKey.init)).count == 3)
        let same = ["https://a.example/1", "https://a.example:443/2"]
        #expect(Set(same.compactMap { WebURL($0) }.map(HostKey.init)).count == 1)
    }
}

/// A gate that looks at every host whenever it is asked.
private struct PlainGate {
    let maxInFlight: Int
    let slowLane: Int
    private var waiting: [HostKey: [HostGate.Ticket]] = [:]
    private var active: [HostKey: Int] = [:]
    private var restsUntil: [HostKey: HostGate.Instant] = [:]
    private var running: [Int: HostKey] = [:]
    private var slow: Set<Int> = []

    init(maxInFlight: Int, slowLane: Int) {
        self.maxInFlight = maxInFlight
        self.slowLane = slowLane
    }

    mutating func enqueue(_ ticket: HostGate.Ticket, first: Bool) {
        var tickets = waiting[ticket.host] ?? []
        tickets.insert(ticket, at: first ? 0 : tickets.count)
        waiting[ticket.host] = tickets
    }

    mutating func withdraw(_ id: Int, from host: HostKey) {
        waiting[host]?.removeAll { $0.id == id }
    }

    mutating func withdrawAll(from host: HostKey) -> [Int] {
        waiting.removeValue(forKey: host)?.map(\.id) ?? []
    }

    mutating func moveToSlowLane(_ id: Int) {
        if running[id] != nil, slow.count < slowLane { slow.insert(id) }
    }

    mutating func finish(_ id: Int, at now: HostGate.Instant, pause: Duration) {
        guard let host = running.removeValue(forKey: id) else { return }
        slow.remove(id)
        active[host, default: 0] -= 1
        restsUntil[host] = pause > .zero ? now + pause : nil
    }

    private var isFull: Bool { running.count - slow.count >= maxInFlight }

    /// The first requests of hosts at which one more may be under way, each with when it may start.
    private var waitingForTime: [(ticket: HostGate.Ticket, opening: HostGate.Instant?)] {
        waiting.values.compactMap(\.first).filter { active[$0.host, default: 0] < $0.width }.map {
            ($0, [restsUntil[$0.host], $0.notBefore].compactMap(\.self).max())
        }
    }

    mutating func next(at now: HostGate.Instant) -> Int? {
        let next = waitingForTime.filter { $0.opening ?? now <= now }
            .min { ($0.ticket.rank, $0.ticket.id) < ($1.ticket.rank, $1.ticket.id) }?.ticket
        guard !isFull, let next else { return nil }
        waiting[next.host]?.removeFirst()
        active[next.host, default: 0] += 1
        running[next.id] = next.host
        return next.id
    }

    func nextStart(after now: HostGate.Instant) -> HostGate.Instant? {
        isFull ? nil : waitingForTime.compactMap(\.opening).filter { $0 > now }.min()
    }
}

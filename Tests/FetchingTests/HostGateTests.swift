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

    @Test func schemeNameAndPortMakeAHost() throws {
        let keys = ["http://a.example", "https://a.example", "http://a.example:8080"]
        #expect(Set(keys.compactMap { WebURL($0) }.map(HostKey.init)).count == 3)
        let same = ["https://a.example/1", "https://a.example:443/2"]
        #expect(Set(same.compactMap { WebURL($0) }.map(HostKey.init)).count == 1)
    }
}

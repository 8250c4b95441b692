import Foundation
import Testing

@testable import Fetching

@Suite struct RestingHostsTests {
    private let now = Date(timeIntervalSince1970: 1_795_240_800)

    private func hours(_ hosts: RestingHosts, at now: Date) throws -> Double {
        try #require(hosts.end(of: "a.example", at: now)).timeIntervalSince(now) / 3_600
    }

    @Test func aSilentServerIsLeftAloneForLongerEachTime() throws {
        var hosts = RestingHosts()
        var time = now
        var last = 0.0
        for _ in 0..<12 {
            hosts.note(answered: [], silent: ["a.example"], at: time)
            let rest = try hours(hosts, at: time)
            #expect(rest >= min(last * 1.5, 150))
            #expect(rest <= 7 * 24)
            last = rest
            time = time.addingTimeInterval(rest * 3_600)
            #expect(hosts.end(of: "a.example", at: time) == nil)
        }
        #expect(hosts.end(of: "b.example", at: now) == nil)
    }

    @Test func oneThatAnswersIsAskedAgainAtOnce() throws {
        var hosts = RestingHosts()
        hosts.note(answered: [], silent: ["a.example"], at: now)
        #expect(try (0.8...1).contains(hours(hosts, at: now)))
        hosts.note(answered: ["a.example"], silent: ["a.example"], at: now)
        #expect(hosts.end(of: "a.example", at: now) == nil)
    }

    @Test func oneThatFailsIsAskedSoonAfterTheFirstTimeOnly() throws {
        var hosts = RestingHosts()
        hosts.note(answered: [], failing: ["a.example"], silent: [], at: now)
        #expect(try hours(hosts, at: now) == 1.0 / 12)
        hosts.note(answered: [], failing: ["a.example"], silent: [], at: now)
        #expect(try (0.8...1).contains(hours(hosts, at: now)))
    }

    @Test func aClockThatWasWrongKeepsNobodyAway() {
        var hosts = RestingHosts()
        hosts.note(answered: [], silent: ["a.example"], at: now.addingTimeInterval(1e8))
        #expect(hosts.end(of: "a.example", at: now) == nil)
    }

    @Test func whatIsKeptIsReadAndWhatIsDamagedCountsAsNothing() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let store = RestingHostsStore(file: file)
        #expect(store.load() == RestingHosts())
        var hosts = RestingHosts()
        hosts.note(answered: [], silent: ["a.example"], at: now)
        try store.save(hosts)
        #expect(store.load() == hosts)
        try Data("x".utf8).write(to: file)
        #expect(store.load() == RestingHosts())
    }
}

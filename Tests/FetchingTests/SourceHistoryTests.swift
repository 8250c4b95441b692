import Fetching
import Foundation
import Testing
import WebURL

@Suite struct SourceHistoryTests {
    private let now = Date(timeIntervalSince1970: 1_795_240_800)

    private func failing(_ times: Int, _ effect: FailureEffect = .backsOff) -> SourceHistory {
        var history = SourceHistory(question: "q")
        for _ in 0..<times { history.fail("why", effect: effect, of: "a", every: 900, at: now) }
        return history
    }

    /// Hours until the source is asked again.
    private func rest(_ history: SourceHistory) -> Double? {
        history.retryAt.map { $0.timeIntervalSince(now) / 3_600 }
    }

    @Test func theFirstFailureIsTriedAgainAtTheUsualRhythm() {
        #expect(rest(failing(1)) == 0.25)
        var rare = SourceHistory(question: "q")
        rare.fail("why", effect: .backsOff, of: "a", every: 86_400, at: now)
        #expect(rest(rare) == 1)
    }

    @Test(arguments: [(2, 1.0), (3, 2), (4, 4), (6, 16), (9, 128), (10, 168), (50, 168)])
    func fromTheSecondOnTheRestDoublesFromAnHourToAWeek(failures: Int, hours: Double) {
        let rest = rest(failing(failures)) ?? 0
        #expect(rest <= hours)
        #expect(rest > hours * 0.9)
        #expect(failing(failures).isResting(at: now))
    }

    @Test func theJitterIsThatOfTheSourceAndTheSameAgain() {
        var other = SourceHistory(question: "q")
        for _ in 0..<2 { other.fail("why", effect: .backsOff, of: "b", every: 900, at: now) }
        #expect(rest(other) != rest(failing(2)))
        #expect(failing(2) == failing(2))
    }

    @Test func aSuccessForgetsAllFailures() {
        var history = failing(3)
        history.succeed(at: now, took: .milliseconds(120))
        #expect(history.failures == 0)
        #expect(history.reason == nil)
        #expect(history.latency == 0.12)
        #expect(!history.isResting(at: now))
    }

    @Test func aServersOwnTimeGoesBeforeOurs() {
        #expect(rest(failing(3, .rests(.seconds(7_200)))) == 2)
        #expect(rest(failing(3, .asksAgain)) == nil)
    }

    @Test func whatIsGoneIsNotAskedAnyMore() {
        let history = failing(1, .retires)
        #expect(history.goneSince == now)
        #expect(history.isResting(at: now.addingTimeInterval(1e9)))
    }

    @Test func aSourceThatWasNotAskedHasNotFailed() {
        #expect(failing(3, .none) == SourceHistory(question: "q"))
    }

    @Test func eachDayCountsItsAnswersAndWhatTheyTook() {
        var history = SourceHistory(question: "q")
        history.count(isGood: true, took: .milliseconds(300), on: 20_000)
        history.count(isGood: false, took: .milliseconds(9_000), on: 20_000)
        history.count(isGood: true, took: nil, on: 20_000)
        history.count(isGood: true, took: .milliseconds(500), on: 20_001)
        let days = history.days ?? []
        #expect(days.map(\.ordinal) == [20_000, 20_001])
        #expect(days.map(\.answers) == [2, 1])
        #expect(days.map(\.failures) == [1, 0])
        #expect(days.map(\.milliseconds) == [300, 500])
        #expect(days.map(\.timedAnswers) == [1, 1])
    }

    @Test func daysOfFourWeeksAreKeptAndNoneToCome() {
        var history = SourceHistory(question: "q")
        for day in 1...40 { history.count(isGood: true, took: nil, on: day) }
        #expect(history.days?.map(\.ordinal) == Array(13...40))
        history.count(isGood: true, took: nil, on: 30)
        #expect(history.days?.map(\.ordinal) == Array(13...30))
    }

    @Test func aHistoryOfAnOlderProgramHasNoDays() throws {
        let text = #"{"question": "q", "failures": 2}"#
        let history = try JSONDecoder().decode(SourceHistory.self, from: Data(text.utf8))
        #expect(history.days == nil)
        #expect(history.failures == 2)
    }

    @Test func anotherQuestionStartsAnew() {
        let history = failing(2)
        #expect(SourceHistory.of("q", continuing: history) == history)
        #expect(SourceHistory.of("r", continuing: history) == SourceHistory(question: "r"))
    }

    @Test(arguments: [
        (RequestError.unexpectedStatus(code: 410), FailureEffect.retires),
        (.unexpectedStatus(code: 404), .backsOff),
        (.unexpectedStatus(code: 500), .backsOff),
        (.unexpectedStatus(code: 503, retryAfter: .seconds(90)), .rests(.seconds(90))),
        (.unexpectedStatus(code: 429), .rests(.seconds(600))),
        (.timeout(host: "x", after: .seconds(20)), .backsOff),
        (.deadline(host: "x"), .asksAgain),
        (.hostPaused(host: "x", retryAfter: .seconds(9)), .none),
    ])
    func eachFailureHasItsEffect(error: RequestError, effect: FailureEffect) {
        #expect(error.effect(at: now) == effect)
    }
}

/// Addresses to which sources move for good.
@Suite struct MoveSightingTests {
    private func seeing(_ targets: String?...) -> SourceHistory {
        var history = SourceHistory(question: "q")
        for target in targets { history.sawMove(to: target.flatMap { WebURL($0) }) }
        return history
    }

    private let new = "https://new.example/feed"

    @Test func threeSightingsInARowAreAdopted() {
        #expect(seeing(new, new).adoptedAddress == nil)
        #expect(seeing(new, new, new).adoptedAddress == new)
    }

    @Test func anInterruptedRowStartsOver() {
        #expect(seeing(new, new, nil, new).adoptedAddress == nil)
        #expect(seeing(new, "https://other.example/", new, new).adoptedAddress == nil)
    }

    @Test(arguments: [
        "https://hotel.example/login?to=feed", "https://x.example/captive/portal",
        "https://login.example/", "https://x.example/sign-in",
        "https://x.example/wp-login.php",
    ])
    func logInsAndLandingPagesAreNeverAdopted(address: String) {
        #expect(seeing(address, address, address).adoptedAddress == nil)
    }

    @Test func anAdoptedAddressThatFailsIsGivenUp() {
        var history = seeing(new, new, new)
        let now = Date(timeIntervalSince1970: 0)
        for _ in 0..<2 { history.fail("why", effect: .backsOff, of: "a", every: 900, at: now) }
        #expect(history.adoptedAddress == new)
        history.fail("why", effect: .backsOff, of: "a", every: 900, at: now)
        #expect(history.adoptedAddress == nil)
        #expect(!history.isResting(at: now))
    }
}

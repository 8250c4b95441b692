import Basics
import Domain
import Foundation
import Synchronization
import Testing

@testable import pregonero

@Suite struct ArrivedAnswersTests {
    /// How many answers are in memory, and how many there ever were at once.
    private final class Held: Sendable {
        let counts = Mutex((now: 0, most: 0))

        func read() {
            counts.withLock { counts in
                counts.now += 1
                counts.most = max(counts.most, counts.now)
            }
        }

        func take() { counts.withLock { $0.now -= 1 } }
    }

    /// Those that are read first come to an end last.
    private func arrivals(_ forms: String, _ held: Held) -> [SourceVisit.Arrival] {
        forms.enumerated().map { number, form in
            let result = result(number)
            let delay = UInt32((forms.count - number) % 5) * 1_000
            let read: @Sendable () -> SourceVisit.Result = {
                usleep(delay)
                held.read()
                return result
            }
            return switch form {
            case "r": .read(result)
            case "s": .unread(isSmall: true, read)
            default: .unread(isSmall: false, read)
            }
        }
    }

    private func result(_ number: Int) -> SourceVisit.Result {
        let id = SourceID("s\(number)")
        let source = Source(id: id, kind: "feed", address: nil)
        return SourceVisit.Result(
            outcome: SourceOutcome(source: source, answer: .fresh),
            batch: ReceivedBatch(source: id, origin: .live, receivedAt: .distantPast, items: [])
        )
    }

    @Test(arguments: [
        "", "r", "s", "l", "sss", "ssssssssssssssssssss", "lllll", "rsrsrslsls",
        "ssslsssslssssssrssssssss",
    ])
    func theyComeInOrderWhateverTheirForm(forms: String) {
        let answers = ArrivedAnswers(arrivals(forms, Held()), progress: .unheard)
        let sources = answers.map(\.source.text)
        #expect(sources == forms.indices.enumerated().map { "s\($0.offset)" })
        #expect(answers.results.map(\.outcome.source.id.text) == sources)
        #expect(answers.results.allSatisfy { $0.batch == nil })
    }

    @Test func aFewSmallOnesAreInMemoryAtOnce() {
        let held = Held()
        for _ in ArrivedAnswers(
            arrivals(String(repeating: "s", count: 60), held),
            progress: .unheard
        ) {
            usleep(500)
            held.take()
        }
        #expect(held.counts.withLock { $0.most } <= 8)
    }

    @Test func aLargeOneIsReadWhenItsTurnComes() {
        let held = Held()
        for _ in ArrivedAnswers(arrivals("llllllll", held), progress: .unheard) { held.take() }
        #expect(held.counts.withLock { $0.most } == 1)
    }
}

import Basics
import Dispatch
import Synchronization
import Testing

@Suite struct BackgroundWorkTests {
    @Test func `what was made is handed over`() {
        let all = (0..<100).map { number in BackgroundWork { number * number } }
        #expect(all.map { $0.value() } == (0..<100).map { $0 * $0 })
    }

    @Test func `it is done once`() {
        let count = Atomic(0)
        for _ in 0..<200 {
            let work = BackgroundWork { count.add(1, ordering: .relaxed).newValue }
            _ = work.value()
        }
        #expect(count.load(ordering: .relaxed) == 200)
    }

    @Test(.timeLimit(.minutes(1))) func `whoever waits does it where no thread is free`() {
        let gate = DispatchSemaphore(value: 0)
        for _ in 0..<600 { DispatchQueue.global().async { gate.wait() } }
        let sum = (0..<100).map { number in BackgroundWork { number } }.reduce(0) {
            $0 + $1.value()
        }
        for _ in 0..<600 { gate.signal() }
        #expect(sum == 4_950)
    }

    private final class Count: Sendable {
        let number = Atomic(0)
    }

    private final class Held: Sendable {
        private let gone: Count

        init(_ gone: Count) { self.gone = gone }

        deinit { gone.number.add(1, ordering: .sequentiallyConsistent) }
    }

    @Test func `what the work held is let go before it is handed over`() {
        let gone = Count()
        for number in 1...500 {
            let work = begun(holding: Held(gone))
            #expect(work.value() == "\(Held.self)")
            #expect(gone.number.load(ordering: .sequentiallyConsistent) == number)
        }
    }

    private func begun(holding held: Held) -> BackgroundWork<String> {
        BackgroundWork { [held] in "\(type(of: held))" }
    }
}

import Basics
import Dispatch
import Synchronization
import Testing

@Suite struct FutureTests {
    @Test func allWhoComeForItGetTheSameThatWasMadeOnce() {
        let times = Atomic(0)
        let future = Future { times.add(1, ordering: .relaxed).newValue }
        let seen = ConcurrentMap.map(Array(0..<100), share: 1) { _ in future.value }
        #expect(seen == Array(repeating: 1, count: 100))
    }

    @Test func whatNobodyWantsIsNotMade() {
        let times = Atomic(0)
        let future = Future.deferred { times.add(1, ordering: .relaxed).newValue }
        #expect(times.load(ordering: .relaxed) == 0)
        let seen = ConcurrentMap.map(Array(0..<100), share: 1) { _ in future.value }
        #expect(seen == Array(repeating: 1, count: 100))
    }

    @Test func whatIsThereIsNotWaitedFor() {
        #expect(Future(made: "a").value == "a")
    }

    @Test func theyAreEqualWhenTheirValuesAre() {
        let made = Future(made: "a")
        #expect(made == Future { "a" })
        #expect(made != Future { "b" })
        #expect(Set([made, Future { "a" }, Future(made: "b")]).count == 2)
    }
}

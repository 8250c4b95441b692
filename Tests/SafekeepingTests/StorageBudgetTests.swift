import Testing

@testable import Safekeeping

@Suite struct StorageBudgetTests {
    private func snapshot(_ parts: [(name: String, packed: Int)]) -> Snapshot {
        var snapshot = Snapshot(site: "s", time: 0, machine: "m", erasures: 0)
        snapshot.parts = parts.map { StatePart(name: $0.name, size: $0.packed, packed: $0.packed) }
        return snapshot
    }

    /// Which of some former snapshots stay.
    private func kept(
        beside current: Snapshot,
        _ former: [[(name: String, packed: Int)]]
    ) -> [Bool] {
        var budget = StorageBudget(current)
        return former.map { budget.admits(snapshot($0)) }
    }

    @Test func formerStatesStayUpToThreeTimesTheOneThatCounts() {
        let size = 8 << 20
        let former = [[("b", size)], [("c", size)], [("d", 1)]]
        #expect(kept(beside: snapshot([("a", size)]), former) == [true, true, false])
    }

    @Test func onlyWhatSomethingNeedsStays() {
        var budget = StorageBudget(snapshot([("a", 8 << 20)]))
        _ = budget.admits(snapshot([("b", 8 << 20)]))
        _ = budget.admits(snapshot([("c", 9 << 20)]))
        #expect(["a", "b", "c"].map(budget.needs) == [true, true, false])
    }

    @Test func whatTheyShareIsCountedOnce() {
        let size = 8 << 20
        let daily = (0..<100).map { [("a", size), ("\($0)", 100)] }
        let former = daily + [[("b", 2 * size - 10_000)], [("a", size), ("c", 1)]]
        #expect(
            kept(beside: snapshot([("a", size)]), former) == daily.map { _ in true } + [
                true, false,
            ]
        )
    }

    @Test func smallOnesStayUpToFourMegabytes() {
        let former = (0..<3).map { [("\($0)", 1 << 20)] } + [[("x", 1)]]
        #expect(kept(beside: snapshot([("a", 1 << 20)]), former) == [true, true, true, false])
    }
}

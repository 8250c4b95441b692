import Testing

@testable import pregonero

@Suite("AskingOrder")
struct AskingOrderTests {
    @Test("hosts take turns, each in the order of its sources")
    func turns() {
        let hosts = ["a", "a", "a", "b", "c", "b"]
        let order = AskingOrder.inTurns(hosts.enumerated().map { ($0.offset, host: $0.element) })
        #expect(order == [0, 3, 4, 1, 5, 2])
    }

    @Test("nothing is asked where there is nothing to ask")
    func nothing() {
        #expect(AskingOrder.inTurns([]).isEmpty)
    }
}

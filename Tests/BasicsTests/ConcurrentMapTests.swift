import Testing

@testable import Basics

@Suite struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 7, 8, 9, 100])
    func resultsComeInTheOrderOfTheItems(count: Int) {
        let items = Array(0..<count)
        #expect(ConcurrentMap.map(items, share: 8) { $0 * 3 } == items.map { $0 * 3 })
    }
}

import Testing

@testable import Pages

@Suite struct MainWaysTests {
    private func main(_ counts: [Int]) -> [Int] {
        MainWays.of(Array(counts.indices), count: { counts[$0] }, slug: { "\(100 + $0)" })
    }

    @Test func fewAreAllOfThem() {
        #expect(main([3, 1, 2]) == [0, 1, 2])
    }

    @Test func ofManyTheLargestStandInTheirOrder() {
        #expect(main(Array(repeating: 1, count: 70)) == Array(0..<60))
        #expect(main(Array(repeating: 1, count: 70) + [2]) == Array(0..<59) + [70])
    }
}

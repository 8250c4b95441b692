import Testing

@testable import Basics

@Suite struct SideBySideTests {
    @Test(arguments: [0, 1, 7, 8, 9, 100])
    func resultsComeInTheOrderOfTheItems(count: Int) {
        let items = Array(0..<count)
        #expect(SideBySide.map(items, share: 8) { $0 * 3 } == items.map { $0 * 3 })
    }

    @Test(arguments: [0, 1, 7, 8, 9, 100])
    func groupsAreHandedOverOneAfterTheOther(count: Int) {
        var taken: [[Int]] = []
        SideBySide.inGroups(Array(0..<count), of: 8) {
            $0 * 3
        } take: {
            taken.append([$0, $1])
        }
        #expect(taken == (0..<count).map { [$0, $0 * 3] })
    }
}

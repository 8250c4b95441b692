import Domain
import Testing

@testable import Archiving

@Suite struct StoryTrailsTests {
    private let water = Label(.topic, id: "agua")
    private let town = Label(.topic, id: "pueblo")

    @Test func oneTopicIsOneMatterAndTheNarrowestCounts() {
        let trails = StoryTrails(
            topics: [[water, town], [town], [water], [town]],
            names: [[], [], [], []]
        )
        #expect(trails.trail(of: 0)?.topic == water)
        #expect(trails.trail(of: 0)?.stories == [0, 2])
        #expect(trails.trail(of: 1)?.topic == town)
        #expect(trails.trail(of: 1)?.stories == [0, 1, 3])
    }

    @Test func twoNamesOfFiveStoriesAreAMatter() throws {
        let names: [[Int64]] = [[1, 2], [1, 2, 3], [2, 1], [1, 2], [1, 9], [1, 2], [2, 9]]
        let trails = StoryTrails(topics: names.map { _ in [] }, names: names)
        let trail = try #require(trails.trail(of: 2))
        #expect(trail.topic == nil)
        #expect(trail.stories == [0, 1, 2, 3, 5])
        #expect(trails.trail(of: 4) == nil)
    }

    @Test func whatFewerOrManyHaveIsNone() {
        for count in [4, 61] {
            let names = [[Int64]](repeating: [1, 2], count: count)
            let trails = StoryTrails(topics: names.map { _ in [] }, names: names)
            #expect(trails.trail(of: 0) == nil, "\(count)")
        }
    }
}

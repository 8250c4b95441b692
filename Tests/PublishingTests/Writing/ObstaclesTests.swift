import Testing

@testable import Publishing

@Suite struct ObstaclesTests {
    @Test(arguments: [
        ("baz/q.txt", ["baz"]), ("baz/q/r.txt", ["baz"]), ("dir", ["dir/a.txt", "dir/b/c.txt"]),
        ("dir/b", ["dir/b/c.txt"]), ("bazar/q.txt", []), ("baz", []), ("dir/a.txt", []),
        ("dir/d.txt", []),
    ])
    func whatStandsInTheWayIsFound(coming: String, found: [String]) {
        var obstacles = Obstacles(among: ["baz", "dir/a.txt", "dir/b/c.txt"])
        obstacles.look(coming)
        #expect(obstacles.found.sorted() == found)
    }
}

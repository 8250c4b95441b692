import Testing

@testable import Deploying

/// A deploy that ends after each of its steps: what readers find is whole, and the next one finishes it.
@Suite struct InterruptedDeployTests {
    private static let before: MemoryHost.Site = [
        "index.html": "_/base.1.css n/a/index.html n/b/index.html",
        "n/a/index.html": "_/base.1.css",
        "n/b/index.html": "_/base.1.css index.html", "_/base.1.css": "", "foto.jpg": "",
        "feed.xml": "n/a/index.html n/b/index.html", "old": "",
    ]
    private static let after: MemoryHost.Site = [
        "index.html": "_/base.2.css n/c/index.html n/a/index.html",
        "n/a/index.html": "_/base.2.css",
        "n/c/index.html": "_/base.2.css n/d/index.html",
        "n/d/index.html": "_/base.2.css n/c/index.html",
        "_/base.2.css": "", "feed.xml": "n/c/index.html n/d/index.html", "old/index.html": "",
    ]

    /// As many steps as the way has, and one more.
    private static var length: Int {
        get throws {
            for steps in 0..<1_000 {
                let host = MemoryHost()
                _ = try host.deploy(before)
                if try host.deploy(after, steps: steps) { return steps }
            }
            return 0
        }
    }

    @Test func atEveryStepReadersFindWhatPagesReferTo() throws {
        let length = try Self.length
        #expect(length > 10)
        for steps in 0...length {
            let host = MemoryHost()
            #expect(try host.deploy(Self.before))
            #expect(try host.deploy(Self.after, steps: steps) == (steps >= length))
            #expect(host.missing == [], "after \(steps) steps")
            #expect(try host.deploy(Self.after))
            #expect(host.holds(Self.after), "finished after \(steps) steps")
            #expect(host.journals == [])
        }
    }

    /// The record says still that the host has it, and by then it has something else.
    @Test func whatWasSentAlreadyIsTakenBack() throws {
        for steps in try 0...Self.length {
            let host = MemoryHost()
            #expect(try host.deploy(Self.before))
            _ = try host.deploy(Self.after, steps: steps)
            #expect(try host.deploy(Self.before))
            #expect(host.holds(Self.before), "taken back after \(steps) steps")
        }
    }

    @Test func oneThatIsCutOverAndOverEndsAtLast() throws {
        let host = MemoryHost()
        #expect(try host.deploy(Self.before))
        var rounds = 0
        while try !host.deploy(rounds % 2 == 0 ? Self.after : Self.before, steps: rounds) {
            #expect(host.missing == [], "round \(rounds)")
            rounds += 1
            guard rounds < 100 else { break }
        }
        #expect(host.holds(rounds % 2 == 0 ? Self.after : Self.before))
    }
}

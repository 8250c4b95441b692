import Testing

@testable import Deploying

/// Two that send to a host at once.
@Suite struct FilePlaceTests {
    private static let before = [
        "index.html": "0", "n/a/index.html": "0", "n/b/index.html": "0", "feed.xml": "0",
    ]
    private static let one = [
        "index.html": "1", "n/a/index.html": "1", "n/b/index.html": "0", "n/c/index.html": "1",
        "feed.xml": "1",
    ]
    private static let other = [
        "index.html": "2", "n/a/index.html": "0", "n/b/index.html": "2", "n/d/index.html": "2",
        "feed.xml": "2",
    ]

    private static func host() throws -> MemoryHost {
        let host = MemoryHost()
        #expect(try host.deploy(before))
        return host
    }

    /// Whatever the moment at which the second one comes, which has looked at the host before the first one began.
    @Test(arguments: [("a", "b"), ("b", "a")])
    func ofTwoAtOnceOneIsSent(first: String, second: String) throws {
        for step in 0..<1_000 {
            let host = try Self.host()
            let release = try host.release(of: Self.one, by: first)
            let guest = try host.release(of: Self.other, by: second)
            host.begin(visits: [step: .send(guest)])
            let error = host.outcome(of: release)
            guard let otherError = host.outcomes.first else {
                #expect(step > 10)
                break
            }
            #expect((error == nil) != (otherError == nil), "after \(step) steps")
            #expect((error ?? otherError) == .overtaken)
            let site = error == nil ? Self.one : Self.other
            #expect(host.holds(site), "after \(step) steps")
            #expect(host.journals == [])
        }
    }

    /// Of what it takes, the other one has touched nothing.
    @Test(arguments: [("0", false), ("z", true)])
    func ofTwoThatFindEachOtherTheFirstByNameStays(stranger: String, isSent: Bool) throws {
        let host = try Self.host()
        let release = try host.release(of: Self.one, by: "m")
        let journal = PendingFiles.name(of: stranger)
        host.begin(visits: [1: .put(journal), 5: .remove(journal)])
        let expected: DeployError? = isSent ? nil : .overtaken
        let journals = isSent ? [] : [journal]
        #expect(host.outcome(of: release) == expected)
        #expect(host.holds(isSent ? Self.one : Self.before))
        #expect(host.journals == journals)
    }

    @Test func whoeverIsNotGoneIsNotWaitedForForever() throws {
        let host = try Self.host()
        let release = try host.release(of: Self.one, by: "a")
        let journal = PendingFiles.name(of: "b")
        host.begin(visits: [1: .put(journal)])
        #expect(host.outcome(of: release) == .overtaken)
        #expect(host.holds(Self.before))
        #expect(host.journals == [journal])
    }

    /// As with `--force`: both are at work, and what the host has then is of both of them.
    @Test(arguments: [one, other])
    func whereOneIsTakenForGoneTheNextDeployBringsAllInOrder(next: MemoryHost.Site) throws {
        for step in 0..<1_000 {
            let host = try Self.host()
            let release = try host.release(of: Self.one, by: "a")
            host.begin(visits: [step: .takeOver(Self.other, by: "b")])
            let error = host.outcome(of: release)
            guard let otherError = host.outcomes.first else {
                #expect(step > 10)
                break
            }
            #expect(error == nil || otherError == nil, "after \(step) steps")
            #expect(try host.deploy(next))
            #expect(host.holds(next), "after \(step) steps")
            #expect(host.journals == [])
        }
    }

    /// What lies there already is looked at before anything is sent, and then no more.
    @Test func theRootIsLookedAtOnceOnly() throws {
        let host = MemoryHost()
        host.begin(visits: [0: .put("index.php"), 1: .put("fotos/a.jpg")])
        _ = try host.recordNames()
        #expect(try host.records().strangers == ["index.php", "fotos"])
        #expect(try host.deploy(Self.before))
        #expect(try host.records().strangers == [])
    }

    /// One that says nothing is not taken for none, which would let every other portal pass.
    @Test func anEmptyRecordIsARecord() throws {
        let host = try Self.host()
        host.begin(visits: [0: .put(HostManifest.name)])
        _ = try host.recordNames()
        #expect(try host.records().manifest == [])
        #expect(throws: DeployError.damagedManifest) { _ = try HostManifest([]) }
    }

    /// Of what is sent again none is left.
    @Test func halvesOfWhatGoesAreTakenAway() throws {
        let host = try Self.host()
        #expect(try !host.deploy(Self.one, steps: 8))
        #expect(host.halves == [])
        #expect(try host.deploy(Self.before))
        #expect(host.halves == ["n/c/index.html"])
        #expect(try host.deploy(Self.other))
        #expect(host.halves.count == 1)
    }

    /// Where programs of before have been.
    @Test func theirJournalIsFinished() throws {
        let host = try Self.host()
        host.begin(visits: [0: .put(PendingFiles.common)])
        _ = try host.recordNames()
        #expect(try host.deploy(Self.one))
        #expect(host.holds(Self.one))
        #expect(host.journals == [])
    }
}

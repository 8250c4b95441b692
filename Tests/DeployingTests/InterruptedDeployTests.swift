import Basics
import Foundation
import Publishing
import Synchronization
import Testing

@testable import Deploying

/// A deploy that ends after each of its steps: what readers find is whole, and the next one finishes it.
@Suite struct InterruptedDeployTests {
    /// Pages and what they refer to, by name.
    private typealias Site = [String: String]

    private static let before: Site = [
        "index.html": "_/base.1.css n/a/index.html n/b/index.html",
        "n/a/index.html": "_/base.1.css",
        "n/b/index.html": "_/base.1.css index.html", "_/base.1.css": "", "foto.jpg": "",
        "feed.xml": "n/a/index.html n/b/index.html", "old": "",
    ]
    private static let after: Site = [
        "index.html": "_/base.2.css n/c/index.html n/a/index.html",
        "n/a/index.html": "_/base.2.css",
        "n/c/index.html": "_/base.2.css n/d/index.html",
        "n/d/index.html": "_/base.2.css n/c/index.html",
        "_/base.2.css": "", "feed.xml": "n/c/index.html n/d/index.html", "old/index.html": "",
    ]

    /// A host in memory whose line is cut after some steps.
    private final class Host: FilePlace {
        private struct State {
            var files: [String: [UInt8]] = [:]
            var steps = Int.max
        }
        private let state = Mutex(State())
        /// What the folders hold from which files are put.
        private let site: Mutex<Site> = Mutex([:])
        private let records: Mutex<[String: [UInt8]]> = Mutex([:])

        let name = "host"
        let limits: HostLimits? = nil
        let takesCopies = false
        let knowsPasswords = true

        var files: [String: [UInt8]] { state.withLock(\.files) }

        private func step() throws(DeployError) {
            let isCut = state.withLock { state in
                state.steps -= 1
                return state.steps < 0
            }
            if isCut { throw .failed("cut", hint: "") }
        }

        func read(_ name: String) throws(DeployError) -> [UInt8]? { files[name] }

        func put(
            _ names: [String],
            from folder: String,
            of release: Release
        ) throws(DeployError) {
            for name in names {
                try step()
                let text = site.withLock { $0[name] }
                let record = records.withLock { $0[name] }
                let bytes = record ?? Array((text ?? "").utf8)
                let isInTheWay = files.keys.contains {
                    $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/")
                }
                if isInTheWay { throw .failed("\(name) is in the way", hint: "") }
                state.withLock { $0.files[name] = bytes }
            }
        }

        func remove(_ names: [String]) throws(DeployError) {
            for name in names {
                try step()
                state.withLock { $0.files[name] = nil }
            }
        }

        /// - Returns: whether it came to an end.
        func deploy(
            _ files: Site,
            steps: Int = .max,
            overtaken: Bool = false
        ) throws(DeployError) -> Bool {
            let standing = StandingSite(
                output: "/o",
                clock: 1,
                articles: 1,
                files: files.sorted { $0.key < $1.key }.map { name, text in
                    let bytes = Array(text.utf8)
                    return StandingSite.File(
                        name: name,
                        digest: ContentDigest(of: bytes),
                        size: bytes.count
                    )
                }
            )
            var former = HostRecords(
                manifest: self.files[HostManifest.name],
                pending: self.files[PendingFiles.name]
            )
            var manifest: HostManifest?
            if let bytes = former.manifest { manifest = try HostManifest(bytes) }
            let pending = former.pending.flatMap(PendingFiles.init)
            let plan = DeployPlan(
                standing,
                address: "https://example.org/",
                at: manifest,
                pending: pending?.names ?? [],
                now: 0
            )
            if overtaken { former.manifest = [] }
            let touched = plan.added + plan.changed + plan.removed
            site.withLock { $0 = files }
            records.withLock {
                $0[HostManifest.name] = plan.manifest.bytes
                $0[PendingFiles.name] =
                    PendingFiles(
                        machine: "a",
                        end: 1,
                        names: Set(touched).union(pending?.names ?? [])
                    ).bytes
            }
            state.withLock { $0.steps = steps }
            do throws(DeployError) {
                try send(
                    Release(
                        plan: plan,
                        site: standing,
                        former: former,
                        machine: "a",
                        now: 0,
                        scratch: "/s",
                        serving: nil
                    )
                )
                return true
            } catch .failed("cut", hint: "") {
                return false
            }
        }

        /// What a reader misses who comes to the front page or has a feed, and follows all that is referred to.
        var missing: [String] {
            let there = files
            var seen: Set = ["index.html", "feed.xml"]
            var waiting = seen.sorted()
            var missing: [String] = []
            while let name = waiting.popLast() {
                guard let bytes = there[name] else {
                    missing.append(name)
                    continue
                }
                for link in String(decoding: bytes, as: UTF8.self).split(separator: " ")
                where seen.insert(String(link)).inserted { waiting.append(String(link)) }
            }
            return missing
        }

        func holds(_ site: Site) -> Bool {
            let names = files.keys.filter { !$0.hasPrefix("_") }
            return Set(names) == Set(site.keys.filter { !$0.hasPrefix("_") })
                && site.allSatisfy { files[$0.key] == Array($0.value.utf8) }
        }
    }

    /// As many steps as the way has, and one more.
    private static var length: Int {
        get throws {
            for steps in 0..<1_000 {
                let host = Host()
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
            let host = Host()
            #expect(try host.deploy(Self.before))
            #expect(try host.deploy(Self.after, steps: steps) == (steps >= length))
            #expect(host.missing == [], "after \(steps) steps")
            #expect(try host.deploy(Self.after))
            #expect(host.holds(Self.after), "finished after \(steps) steps")
            #expect(host.files[PendingFiles.name] == nil)
        }
    }

    /// The record says still that the host has it, and by then it has something else.
    @Test func whatWasSentAlreadyIsTakenBack() throws {
        for steps in try 0...Self.length {
            let host = Host()
            #expect(try host.deploy(Self.before))
            _ = try host.deploy(Self.after, steps: steps)
            #expect(try host.deploy(Self.before))
            #expect(host.holds(Self.before), "taken back after \(steps) steps")
        }
    }

    /// Whatever it has sent by then, the record stays that of the other machine, and the journal names what it touched.
    @Test func whereAnotherMachineWasFasterItsRecordStays() throws {
        let host = Host()
        #expect(try host.deploy(Self.before))
        let record = host.files[HostManifest.name]
        #expect(throws: DeployError.overtaken) {
            _ = try host.deploy(Self.after, overtaken: true)
        }
        #expect(host.files[HostManifest.name] == record)
        #expect(host.files[PendingFiles.name] != nil)
        #expect(host.missing == [])
        #expect(try host.deploy(Self.after))
        #expect(host.holds(Self.after))
    }

    @Test func oneThatIsCutOverAndOverEndsAtLast() throws {
        let host = Host()
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

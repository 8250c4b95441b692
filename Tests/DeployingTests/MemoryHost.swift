import Basics
import Publishing
import Synchronization

@testable import Deploying

/// A host in memory, whose line is cut after some steps, or to which somebody else comes in between.
final class MemoryHost: FilePlace {
    /// Pages and what they refer to, by name.
    typealias Site = [String: String]

    /// What somebody else does there.
    enum Visit: Sendable {
        /// Sends what was made ready before.
        case send(Release)
        /// Takes whoever is at work for gone, and sends a site.
        case takeOver(Site, by: String)
        case put(String)
        case remove(String)
    }

    private struct State {
        var files: [String: [UInt8]] = [:]
        /// What lies in folders here from which files are put, by their paths.
        var sources: [String: [UInt8]] = [:]
        var runs = 0
        var steps = 0
        var end = Int.max
        var visits: [Int: Visit] = [:]
        var outcomes: [DeployError?] = []
        var halves: [String] = []
    }

    private let state = Mutex(State())

    let name = "host"
    let limits: HostLimits? = nil
    let takesCopies = false
    let knowsPasswords = true

    var files: [String: [UInt8]] { state.withLock(\.files) }
    /// Files of which halves were to be taken away.
    var halves: [String] { state.withLock(\.halves) }
    /// What visits came to: nil for a site that was sent.
    var outcomes: [DeployError?] { state.withLock(\.outcomes) }
    var journals: [String] { files.keys.filter(PendingFiles.isName).sorted() }

    /// Counts steps from now on.
    func begin(end: Int = .max, visits: [Int: Visit] = [:]) {
        state.withLock { state in
            state.steps = 0
            state.end = end
            state.visits = visits
        }
    }

    private func step() throws(DeployError) {
        let (isCut, visit) = state.withLock { state in
            let number = state.steps
            state.steps += 1
            return (number >= state.end, state.visits.removeValue(forKey: number))
        }
        if isCut { throw .failed("cut", hint: "") }
        if let visit { take(visit) }
    }

    private func take(_ visit: Visit) {
        switch visit {
        case .send(let release): note(outcome(of: release))
        case .takeOver(let site, let run): note(takenOver(by: site, run))
        case .put(let name): state.withLock { $0.files[name] = [] }
        case .remove(let name): state.withLock { $0.files[name] = nil }
        }
    }

    private func note(_ outcome: DeployError?) { state.withLock { $0.outcomes.append(outcome) } }

    private func takenOver(by site: Site, _ run: String) -> DeployError? {
        do throws(DeployError) {
            var release = try release(of: site, by: run)
            release.takesOver = true
            return outcome(of: release)
        } catch {
            return error
        }
    }

    func recordNames() throws(DeployError) -> Set<String> {
        try step()
        return Set(files.keys.filter { $0.hasPrefix("\(HostManifest.folder)/") })
    }

    func rootNames() throws(DeployError) -> Set<String> {
        try step()
        return Set(files.keys.map { String($0.prefix { $0 != "/" }) })
    }

    func read(_ name: String) throws(DeployError) -> [UInt8]? {
        try step()
        return files[name]
    }

    func put(_ names: [String], from folder: String, of release: Release) throws(DeployError) {
        for name in names {
            try step()
            let isInTheWay = files.keys.contains {
                $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/")
            }
            if isInTheWay { throw .failed("\(name) is in the way", hint: "") }
            state.withLock { $0.files[name] = $0.sources["\(folder)/\(name)"] }
        }
    }

    func remove(_ names: [String]) throws(DeployError) {
        for name in names {
            try step()
            state.withLock { $0.files[name] = nil }
        }
    }

    func removeHalves(of names: [String]) throws(DeployError) {
        state.withLock { $0.halves += names }
    }

    /// A site made ready for the host as it is now.
    func release(of files: Site, by run: String) throws(DeployError) -> Release {
        let standing = StandingSite(
            output: "/site-\(run)",
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
        let former = try records()
        var manifest: HostManifest?
        if let bytes = former.manifest { manifest = try HostManifest(bytes) }
        let plan = DeployPlan(
            standing,
            address: "https://example.org/",
            at: manifest,
            pending: former.touched,
            now: 0
        )
        let release = Release(
            plan: plan,
            site: standing,
            former: former,
            run: run,
            scratch: "/records-\(run)",
            serving: nil,
            pause: 0
        )
        let touched = former.touched.union(plan.added + plan.changed + plan.removed)
        let journal = PendingFiles(machine: run, end: 1, names: touched).bytes
        state.withLock { state in
            for (name, text) in files { state.sources["/site-\(run)/\(name)"] = Array(text.utf8) }
            for (name, bytes) in [
                (HostManifest.name, plan.manifest.bytes), (release.journal, journal),
                (release.remains, journal),
            ] { state.sources["/records-\(run)/\(name)"] = bytes }
        }
        return release
    }

    /// - Returns: why it could not be sent; nil where it was.
    func outcome(of release: Release) -> DeployError? {
        do throws(DeployError) {
            try send(release)
            return nil
        } catch {
            return error
        }
    }

    /// - Throws: what kept it from coming to an end besides a line that was cut.
    /// - Returns: whether it came to an end.
    func deploy(_ files: Site, steps: Int = .max) throws(DeployError) -> Bool {
        begin()
        let number = state.withLock { state in
            state.runs += 1
            return state.runs
        }
        let release = try release(of: files, by: "run-\(number)")
        begin(end: steps)
        guard let error = outcome(of: release) else { return true }
        guard error == .failed("cut", hint: "") else { throw error }
        return false
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

import Foundation
import Publishing

/// A host that takes files one after the other, each of them whole or not at all.
public protocol FilePlace: DeployPlace {
    /// The names of our records that are there.
    func recordNames() throws(DeployError) -> Set<String>

    /// The names of the files and folders at the root.
    func rootNames() throws(DeployError) -> Set<String>

    /// What a record holds that was there just now; nil when it has gone.
    func read(_ name: String) throws(DeployError) -> [UInt8]?

    /// Puts files from a folder here under their names.
    func put(_ names: [String], from folder: String, of release: Release) throws(DeployError)

    /// - Parameter names: those that are not there, or are folders by now, are left out.
    /// - Throws: when one of the files is there still, or nobody knows.
    func remove(_ names: [String]) throws(DeployError)

    /// Takes away what a run that was ended may have left half of files, where they come under other names first.
    func removeHalves(of names: [String]) throws(DeployError)
}

extension FilePlace {
    public func removeHalves(of names: [String]) throws(DeployError) {}

    public func records() throws(DeployError) -> HostRecords {
        let names = try recordNames()
        var pending: [String: [UInt8]] = [:]
        for name in names.sorted() where PendingFiles.isName(name) {
            pending[name] = try read(name) ?? []
        }
        let manifest = try manifest(among: names)
        let isFirst = manifest == nil && pending.isEmpty
        return HostRecords(
            manifest: manifest,
            pending: pending,
            strangers: isFirst ? try rootNames() : []
        )
    }

    public func send(_ release: Release) throws(DeployError) {
        let plan = release.plan
        let former = release.former.pending.keys.sorted()
        try begin(release)
        // All that they name stands in the journal of this run; whoever is at work still finds that it is taken for gone. One
        // that the host does not give away is told at the end.
        if !former.isEmpty { try? remove(former) }
        if !plan.clearing.isEmpty { try remove(plan.clearing) }
        for stage in plan.stages { try put(stage, from: release.site.output, of: release) }
        guard try isAtWork(release) else { throw try leave(release) }
        try put([HostManifest.name], from: release.scratch, of: release)
        let leaving = plan.leaving
        if !leaving.isEmpty { try remove(leaving) }
        // What is sent again takes the place of its half.
        let halves = plan.removed.filter(release.former.touched.contains)
        if !halves.isEmpty { try removeHalves(of: halves) }
        guard try recordNames().contains(release.journal) else { throw try leave(release) }
        // Another one whose time was not over may have put its record in the place of this one.
        if release.takesOver { try put([release.remains], from: release.scratch, of: release) }
        try remove(former + [release.journal])
    }

    /// Says that this run is at work, before anything is touched. Each run says so for itself and looks then: of two that come at
    /// the same moment at least one finds the other.
    private func begin(_ release: Release) throws(DeployError) {
        try put([release.journal], from: release.scratch, of: release)
        if try isAtWork(release, besides: Set(release.former.pending.keys)) { return }
        try remove([release.journal])
        throw .overtaken
    }

    /// Whether the host knows that this run is at work, and its record is the one that the run goes by. Where the journals are
    /// given that were there before, no run may be at it that came since: of those that find each other the first one by name
    /// waits until the others are gone.
    private func isAtWork(
        _ release: Release,
        besides former: Set<String>? = nil
    ) throws(DeployError) -> Bool {
        for _ in 0..<Self.tries {
            let names = try recordNames()
            let others = names.filter { name in
                guard let former, name != release.journal else { return false }
                return PendingFiles.isName(name) && !former.contains(name)
            }
            guard others.allSatisfy({ release.journal < $0 }) else { return false }
            if others.isEmpty, names.contains(release.journal) {
                return try manifest(among: names) == release.former.manifest
            }
            usleep(release.pause)
        }
        return false
    }

    /// How often a host is asked that may show late what it has.
    private static var tries: Int { 20 }

    /// Leaves word of what this run has touched, under a name that whoever takes it for gone does not know.
    ///
    /// - Returns: why it ends.
    private func leave(_ release: Release) throws(DeployError) -> DeployError {
        try put([release.remains], from: release.scratch, of: release)
        try remove([release.journal])
        return .overtaken
    }

    /// One that is there and says nothing is damaged, and not none: it would let everything pass.
    private func manifest(among names: Set<String>) throws(DeployError) -> [UInt8]? {
        names.contains(HostManifest.name) ? try read(HostManifest.name) ?? [] : nil
    }
}

import Basics
import Foundation
public import Publishing

/// Sends the site that stands in the output folder to a host, as far as it is not there yet.
public struct DeploySite: Sendable {
    private let place: any DeployPlace
    /// The address of the portal.
    private let address: String
    private let places: PublishingPlaces
    private let sender: Sender
    /// In seconds.
    private let now: Int
    /// How often something was erased here.
    private let erasures: Int

    /// Where a site says what it has, as it stands after its address.
    public static let recordPath = HostManifest.name

    /// What a site says that it has.
    public struct Record: Equatable, Sendable {
        public let site: String
        public let articles: Int
        /// By name, relative to its root.
        public let files: Set<String>
    }

    /// - Returns: nil for what the program did not write.
    public static func record(_ bytes: [UInt8]) -> Record? {
        guard let manifest = try? HostManifest(bytes) else { return nil }
        return Record(
            site: manifest.site,
            articles: manifest.articles,
            files: Set(manifest.files.keys)
        )
    }

    public init(
        to place: any DeployPlace,
        address: String,
        from places: PublishingPlaces,
        by sender: Sender,
        now: Int,
        erasures: Int = 0
    ) {
        self.place = place
        self.address = address
        self.places = places
        self.sender = sender
        self.now = now
        self.erasures = erasures
    }

    /// What is to be sent, and what of it the host does not take.
    public struct Prepared: Sendable {
        let release: Release
        public let deployment: Deployment
        /// What is beyond the limits of the host, in words.
        public let warnings: [String]
        /// Whether there is nothing to be done.
        public var isEmpty: Bool {
            release.plan.isEmpty && release.former.pending.isEmpty && !isUnsure
        }
        /// Whether the place itself may have something else than the site was seen to have.
        let isUnsure: Bool
        /// Whether its server may be told how to answer, as by files of the build.
        let hasServer: Bool
        public var output: String { release.site.output }
    }

    /// - Parameters:
    ///   - isForced: whether what others have put there, another portal, a newer site, a damaged record and somebody else's work there count for nothing.
    ///   - allowsDeletions: whether the host may lose many of its pages.
    /// - Returns: what is to be done; nothing is sent yet.
    /// - Throws: `DeployError`.
    public func prepare(isForced: Bool, allowsDeletions: Bool) throws(DeployError) -> Prepared {
        let site = try standing()
        let records = try place.records()
        if !isForced { try check(records, site) }
        var host: HostManifest?
        if let bytes = records.manifest {
            do throws(DeployError) {
                host = try HostManifest(bytes)
            } catch {
                guard isForced else { throw error }
            }
        }
        let other = atWork(records)
        if !isForced {
            if let other { throw .locked(by: other.machine, until: other.end) }
            try check(host, site)
        }
        let plan = DeployPlan(
            site,
            address: address,
            at: host,
            pending: records.touched,
            now: now
        )
        if !allowsDeletions { try plan.checkDeletions(at: host) }
        let release = Release(
            plan: plan,
            site: site,
            former: records,
            run: sender.run,
            takesOver: other != nil,
            erasures: erasures,
            scratch: FileManager.default.temporaryDirectory
                .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false),
            serving: .standing(in: places.server)
        )
        return Prepared(
            release: release,
            deployment: Deployment(
                host: place.name,
                files: site.files.count,
                added: plan.added.map(StandingSite.path),
                changed: plan.changed.map(StandingSite.path),
                removed: plan.removed.map(StandingSite.path),
                bytes: plan.bytes,
                order: plan.stages.flatMap(\.self)
            ),
            warnings: place.limits?.excess(of: site.files) ?? [],
            isUnsure: records.origin != .place
                && (isForced || records.origin != .site(isLastSent: true)),
            hasServer: place.knowsPasswords
        )
    }

    private func standing() throws(DeployError) -> StandingSite {
        let site: StandingSite
        do {
            site = try StandingSite(in: places, withCopies: place.takesCopies)
        } catch {
            switch error {
            case .noSite: throw .noSite
            case .unfinished: throw .unfinished
            }
        }
        if let first = site.gone.first {
            throw .outputGone(count: site.gone.count, first: first)
        }
        // To the programs that send files a line is a command, or a name.
        let odd = site.files.first { $0.name.hasControls }
        if let odd {
            throw .failed(
                "no host takes the name of '\(odd.name.plainLine)'",
                hint: "give the file a name of letters, digits, hyphens and dots, and build again"
            )
        }
        return site
    }

    /// The journal of somebody else who may be sending.
    private func atWork(_ records: HostRecords) -> PendingFiles? {
        for (name, bytes) in records.pending.sorted(by: { $0.key < $1.key }) {
            guard let pending = PendingFiles(bytes), pending.isHeld(at: now) else { continue }
            if !sender.isOwn(name, pending, at: place.name) { return pending }
        }
        return nil
    }

    private func check(_ records: HostRecords, _ site: StandingSite) throws(DeployError) {
        let other = records.other ?? records.stranger(to: site)
        if records.isOfOthers || other != nil { throw .ofOthers(place.name, as: other) }
        guard case .unanswered(let reason) = records.origin else { return }
        throw .failed(
            "\(address) does not say what it has: \(reason)",
            hint: "see that it answers; --force sends all the same, as where it has no address yet"
        )
    }

    private func check(_ host: HostManifest?, _ site: StandingSite) throws(DeployError) {
        guard let host else { return }
        guard host.site == address else { throw .otherSite(there: host.site, here: address) }
        if host.clock > site.clock { throw .newerThere(built: host.clock, here: site.clock) }
    }

    /// - Throws: `DeployError`; the host has a whole site all the same, and the next run finishes this one.
    public func send(_ prepared: Prepared) throws(DeployError) {
        let release = prepared.release
        guard !prepared.isEmpty else { return }
        defer { try? FileManager.default.removeItem(atPath: release.scratch) }
        let plan = release.plan
        let touched = plan.added + plan.changed + plan.removed
        let pending = PendingFiles(
            machine: sender.machine,
            end: now + PendingFiles.span,
            names: release.former.touched.union(touched)
        )
        var remains = pending
        remains.end = 0
        do {
            try FileManager.default.createDirectory(
                atPath: "\(release.scratch)/\(HostManifest.folder)",
                withIntermediateDirectories: true
            )
            for (name, bytes) in [
                (HostManifest.name, plan.manifest.bytes), (release.journal, pending.bytes),
                (release.remains, remains.bytes),
            ] {
                try Data(bytes).write(to: URL(filePath: "\(release.scratch)/\(name)"))
            }
        } catch {
            throw .failed(
                "\(release.scratch): \(SystemReason.of(error))",
                hint: "make room for temporary files"
            )
        }
        try sender.begin(at: place.name, besides: Set(release.former.pending.keys))
        try place.send(release)
        sender.end(at: place.name)
    }
}

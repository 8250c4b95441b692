import Basics
import Publishing

/// A site on its way to a host.
public struct Release: Sendable {
    let plan: DeployPlan
    let site: StandingSite
    /// What the host's record said of itself before.
    let former: HostRecords
    /// Tells this run from all others.
    let run: String
    /// Whether another one is at work there, which is taken for gone.
    var takesOver = false
    /// How often something was erased here: what the host keeps of before holds it still.
    var erasures = 0
    /// A folder in which our records lie under their names.
    let scratch: String
    /// What servers are told of each path; nil where no build wrote it.
    let serving: ServingTable?
    /// How long it waits before it asks once more whether another one is at work, in microseconds.
    var pause: UInt32 = 500_000

    /// What this run may have touched, while it is at work.
    var journal: String { PendingFiles.name(of: run) }
    /// The same when it has ended, for the next one.
    var remains: String { PendingFiles.name(of: "\(run)-left") }

    /// The media type of a file, and for how long it may be kept.
    func headers(of name: String) -> [ServingRule.Header] {
        if name == HostManifest.name || PendingFiles.isName(name) {
            return [
                .init("Cache-Control", "no-cache"),
                .init("Content-Type", "application/octet-stream"),
            ]
        }
        let path = StandingSite.path(of: name)
        let told = serving?.headers(for: path) ?? []
        let wanted = ["Cache-Control", "Content-Type"]
        return wanted.compactMap { header in
            told.last { $0.name == header }
                ?? (header == "Content-Type"
                    ? .init(header, ContentType.of(name)) : nil)
        }
    }
}

/// What a host keeps of itself beside the site; nil where it is not there.
public struct HostRecords: Equatable, Sendable {
    var manifest: [UInt8]?
    /// Journals of deploys that have not ended, by name.
    var pending: [String: [UInt8]] = [:]
    /// Whether there is something that no deploy has sent, and that sending would take away.
    var isOfOthers = false
    /// Its name, where it is known.
    var other: String?
    /// What lies at the root of a host to which nothing was ever sent, by name.
    var strangers: Set<String> = []
    var origin = Origin.place

    /// Where the manifest was found.
    enum Origin: Equatable, Sendable {
        case place
        /// At the address of the site, which may be served from elsewhere.
        ///
        /// - Parameter isLastSent: whether it is what was last sent to the place.
        case site(isLastSent: Bool)
        /// Nowhere: the site did not say whether it has one, for a reason.
        case unanswered(String)
    }

    /// What such deploys may have touched.
    var touched: Set<String> {
        pending.values.reduce(into: Set<String>()) { $0.formUnion(PendingFiles($1)?.names ?? []) }
    }

    /// One of those names that a site would write over, or that say that another site is there.
    func stranger(to site: StandingSite) -> String? {
        guard !strangers.isEmpty else { return nil }
        let own = SpelledNames(Set(site.files.lazy.map { String($0.name.pathParts.first ?? "") }))
        return strangers.sorted().first { name in
            let small = name.lowercased()
            guard small != Self.common else { return false }
            return small.hasPrefix("index.") || small == ".htaccess" || own.contains(name)
        }
    }

    /// A folder that providers make everywhere, as for certificates.
    private static let common = ".well-known"
}

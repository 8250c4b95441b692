import Basics
import Publishing

/// What is to be done at a host so that it has the site, in an order in which every page finds what it refers to at any moment.
struct DeployPlan: Equatable, Sendable {
    /// Files that the host has not.
    private(set) var added: [String] = []
    /// Files that the host has otherwise.
    private(set) var changed: [String] = []
    /// Files that are no longer of the site.
    private(set) var removed: [String] = []
    /// What the host has afterwards.
    private(set) var manifest: HostManifest
    /// Bytes that are sent.
    private(set) var bytes = 0
    /// Whether the host's record of itself changes.
    private let renewsRecord: Bool

    /// - Parameters:
    ///   - site: what stands here.
    ///   - address: of the portal.
    ///   - host: what the host has; nil where that is not known.
    ///   - pending: what it may have otherwise.
    ///   - now: in seconds.
    init(
        _ site: StandingSite,
        address: String,
        at host: HostManifest?,
        pending: Set<String> = [],
        now: Int
    ) {
        var files: [String: HostManifest.Entry] = [:]
        files.reserveCapacity(site.files.count)
        let former = host?.files ?? [:]
        for file in site.files {
            files[file.name] = HostManifest.Entry(digest: file.digest, left: nil)
            let there = HostManifest.entry(file.name, in: former)
            if let there, there.digest == file.digest, !pending.contains(file.name) { continue }
            if there == nil { added.append(file.name) } else { changed.append(file.name) }
            bytes += file.size
        }
        for (name, entry) in former where HostManifest.entry(name, in: files) == nil {
            let since = min(entry.left ?? now, now)
            // What was in use a moment ago is kept: whoever has a former page open asks for it still.
            let isOld = now - since >= FormerAssets.lingering
            if FormerAssets.stays(name), !isOld, files[name] == nil {
                files[name] = HostManifest.Entry(digest: entry.digest, left: since)
            } else {
                removed.append(name)
            }
        }
        for name in pending where files[name] == nil && former[name] == nil {
            removed.append(name)
        }
        removed.sort()
        manifest = HostManifest(
            site: address,
            clock: site.clock,
            articles: site.articles,
            files: files
        )
        renewsRecord = host == nil || former != files
        send(site, besides: SpelledNames(removed))
    }

    /// Sends again what stays and would go with what goes, where a host takes both names for one.
    private mutating func send(_ site: StandingSite, besides gone: SpelledNames) {
        guard !gone.isEmpty else { return }
        let sent = Set(added + changed)
        let again = site.files.filter { gone.contains($0.name) && !sent.contains($0.name) }
        guard !again.isEmpty else { return }
        changed = (changed + again.map(\.name)).sorted()
        bytes += again.reduce(0) { $0 + $1.size }
    }

    var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty && !renewsRecord }

    /// All that is sent, as it follows upon another: what is new and no page, for nobody refers to it yet; new pages; pages
    /// that have changed, those that lead to others last; then feeds, sitemaps and whatever else changes under its name.
    var stages: [[String]] {
        [
            added.filter { !Self.isPage($0) }, added.filter(Self.isPage),
            changed.filter(Self.isPage).sorted(by: Self.comesBefore),
            changed.filter { !Self.isPage($0) },
        ].filter { !$0.isEmpty }
    }

    /// What has to go first because a file comes where a folder is, or a folder where a file is, or a file whose name some hosts
    /// take for the same: after it, the new one would go.
    var clearing: [String] {
        guard !removed.isEmpty else { return [] }
        let sent = added + changed
        let new = SpelledNames(sent)
        let around = SpelledNames(Set(sent.flatMap(\.foldersAround)))
        return removed.filter { name in
            new.contains(name) || around.contains(name)
                || name.foldersAround.contains(where: new.contains)
        }
    }

    /// What goes last: what had to go first is gone by then, and its name may be that of a folder.
    var leaving: [String] {
        let cleared = Set(clearing.map { Array($0.utf8) })
        return removed.filter { !cleared.contains(Array($0.utf8)) }
    }

    static func isPage(_ name: String) -> Bool { name.hasSuffix(".html") }

    private static func comesBefore(_ one: String, _ other: String) -> Bool {
        let depths = (one.count { $0 == "/" }, other.count { $0 == "/" })
        return depths.0 == depths.1 ? one < other : depths.0 > depths.1
    }

    /// The largest share of its pages that a host may lose in one deploy, in percent, and from how many pages on.
    private static let share = 30
    private static let least = 10

    /// - Throws: `DeployError.shrunk` when the host would lose many of its pages.
    func checkDeletions(at host: HostManifest?) throws(DeployError) {
        let pages = host?.files.keys.count(where: Self.isPage) ?? 0
        let lost = removed.count(where: Self.isPage)
        guard pages >= Self.least, lost * 100 > pages * Self.share else { return }
        throw .shrunk(pages: pages, removed: lost)
    }
}

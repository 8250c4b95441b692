import Publishing

extension DeploySite {
    /// A file that is asked for.
    public struct SampleFile: Equatable, Sendable {
        /// Relative to the output folder.
        public let name: String
        public let path: String
    }

    /// An address at which no page comes from a server that goes by the files of the build.
    public struct ClosedAddress: Equatable, Sendable {
        public let path: String
        /// What it is, in words.
        public let what: String
    }
}

extension DeploySite.Prepared {
    private static let size = 20

    /// Files that tell whether the site is served as it was sent: its front page, then of what is new, else of all, some that
    /// lie far apart.
    public var sample: [DeploySite.SampleFile] {
        let news = release.plan.added + release.plan.changed
        let names = (news.isEmpty ? release.site.files.map(\.name) : news).filter(isServed)
        let step = max(1, names.count / Self.size)
        var found = stride(from: 0, to: names.count, by: step).prefix(Self.size).map { names[$0] }
        let front = "index.html"
        if !found.contains(front), release.site.files.contains(where: { $0.name == front }) {
            found.insert(front, at: 0)
        }
        return found.map { DeploySite.SampleFile(name: $0, path: StandingSite.path(of: $0)) }
    }

    /// One address of what is closed and one of what was withdrawn, where there are such; none for hosts that know no such files.
    public var closedAddresses: [DeploySite.ClosedAddress] {
        guard hasServer, let serving = release.serving else { return [] }
        let closed = serving.protection?.paths.first.map {
            DeploySite.ClosedAddress(path: $0, what: "'protect' closes it")
        }
        let gone = serving.gone.first { !serving.isGuarded($0) }.map {
            DeploySite.ClosedAddress(path: $0, what: "it was withdrawn")
        }
        return [closed, gone].compactMap(\.self)
    }

    /// Whether whoever asks for it gets just that.
    private func isServed(_ name: String) -> Bool {
        let path = StandingSite.path(of: name)
        let isCopy = StandingSite.copyEndings.contains { name.hasSuffix(".\($0)") }
        guard !isCopy, name != "404.html", !ServingTable.isHidden(path) else { return false }
        guard let serving = release.serving else { return true }
        return !serving.gone.contains(path) && !serving.redirects.contains { $0.from == path }
            && !serving.isGuarded(path)
    }
}

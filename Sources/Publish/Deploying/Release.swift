import Publishing

/// A site on its way to a host.
public struct Release: Sendable {
    let plan: DeployPlan
    let site: StandingSite
    /// What the host's record said of itself before.
    let former: HostRecords
    let machine: String
    /// In seconds.
    let now: Int
    /// How often something was erased here: what the host keeps of before holds it still.
    var erasures = 0
    /// A folder in which our records lie under their names.
    let scratch: String
    /// What servers are told of each path; nil where no build wrote it.
    let serving: ServingTable?

    /// The media type of a file, and for how long it may be kept.
    func headers(of name: String) -> [ServingRule.Header] {
        if name == HostManifest.name || name == PendingFiles.name {
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
                    ? .init(header, MediaTypes.type(of: name)) : nil)
        }
    }
}

/// What a host keeps of itself beside the site; nil where it is not there.
public struct HostRecords: Equatable, Sendable {
    var manifest: [UInt8]?
    var pending: [UInt8]?
    /// Whether there is something that no deploy has sent, and that sending would take away.
    var isOfOthers = false
}

import Publishing

/// A host that takes files one after the other, each of them whole or not at all.
public protocol FilePlace: DeployPlace {
    /// What a file there holds; nil when there is none.
    func read(_ name: String) throws(DeployError) -> [UInt8]?

    /// Puts files from a folder here under their names.
    func put(_ names: [String], from folder: String, of release: Release) throws(DeployError)

    /// - Parameter names: those that are not there, or are folders by now, are left out.
    /// - Throws: when one of the files is there still, or nobody knows.
    func remove(_ names: [String]) throws(DeployError)
}

extension FilePlace {
    public func records() throws(DeployError) -> HostRecords {
        HostRecords(
            manifest: try read(HostManifest.name),
            pending: try read(PendingFiles.name)
        )
    }

    public func send(_ release: Release) throws(DeployError) {
        let plan = release.plan
        try put([PendingFiles.name], from: release.scratch, of: release)
        if !plan.clearing.isEmpty { try remove(plan.clearing) }
        for stage in plan.stages { try put(stage, from: release.site.output, of: release) }
        guard try read(HostManifest.name) == release.former.manifest else { throw .overtaken }
        try put([HostManifest.name], from: release.scratch, of: release)
        let leaving = plan.leaving
        if !leaving.isEmpty { try remove(leaving) }
        try remove([PendingFiles.name])
    }
}

public import Basics

/// A file of the newsroom's own that is published as it is, under its own name.
public struct StaticFile: Hashable, Sendable {
    /// The path below the folder of such files, with a slash before it.
    let address: String
    /// The site path; that of a folder for its `index.html`.
    public let path: String
    /// Where the file lies.
    let file: String
    /// The path as messages name it.
    let name: String
    let state: FileState

    /// - Parameters:
    ///   - address: the path below the folder of such files.
    ///   - file: where the file lies.
    ///   - name: the path as messages name it.
    ///   - state: what stands for its content.
    public init(address: String, file: String, name: String, state: FileState) {
        self.address = "/" + address
        path = OutputPath.site(of: address)
        self.file = file
        self.name = name
        self.state = state
    }

    /// Differs when the file may have changed.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        hash.add(path)
        hash.add(state.size)
        hash.add(state.seconds)
        hash.add(state.nanoseconds)
        return hash.value
    }
}

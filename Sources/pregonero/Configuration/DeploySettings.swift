/// Where the portal is sent.
struct DeploySettings: Equatable, Sendable {
    var targets: [Target] = []

    /// A place, by the newsroom's own name.
    struct Target: Equatable, Sendable {
        let name: String
        /// As a person wrote it, filled in; it may hold a secret.
        let place: String
        /// Variables that the environment has not.
        let missing: [String]
        /// What was filled in.
        var secrets: [String] = []
    }

    /// The name of one that stands alone.
    static let standardName = "site"
}

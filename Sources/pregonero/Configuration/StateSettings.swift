/// Where the state is kept once more.
struct StateSettings: Equatable, Sendable {
    /// As a person wrote it; it may hold a secret.
    var remote: String?
    var branch = StateSettings.standardBranch
    /// Variables that it names and the environment has not.
    var missing: [String] = []
    /// What was filled in.
    var secrets: [String] = []

    static let standardBranch = "pregonero-state"
}

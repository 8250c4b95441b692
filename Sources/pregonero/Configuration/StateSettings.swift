/// Where the state is kept once more.
struct StateSettings: Equatable, Sendable {
    /// As a person wrote it; it may hold a secret.
    var remote: String?
    var branch = StateSettings.standardBranch

    static let standardBranch = "pregonero-state"
}

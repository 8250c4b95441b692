/// Where a person wants the portal sent this time, and how.
struct DeployOptions: Sendable {
    /// The name of a place in the configuration; nil for all of them.
    let target: String?
    /// A place instead of those.
    let place: String?
    /// Whether it is only told what would be sent.
    let isDry: Bool
    /// Whether the site is asked for a sample of what was sent.
    let verifies: Bool
    /// Whether any number of pages may be taken away.
    let allowsDeletions: Bool
    /// Whether what is closed may be sent to a host that asks for no passwords.
    let allowsOpen: Bool
    /// Whether it is sent whoever is at work there, and whatever else the host has.
    let isForced: Bool
}

/// Commands of the site's own that are told what has changed.
struct HookSettings: Equatable, Sendable {
    /// Lines for the shell.
    var afterBuild: [String] = []
    /// The same for each host that got something.
    var afterDeploy: [String] = []
    /// Seconds for each.
    var deadline = 60
}

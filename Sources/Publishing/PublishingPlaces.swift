/// Where a site is written and where its state is kept.
public struct PublishingPlaces: Sendable {
    /// Without a slash at the end.
    let output: String
    let state: String

    public init(output: String, state: String) {
        self.output = Self.bare(output)
        self.state = Self.bare(state)
    }

    var manifest: String { "\(state)/manifest" }
    /// What a build that has not ended yet may have written.
    var journal: String { "\(state)/manifest.pending" }

    private static func bare(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

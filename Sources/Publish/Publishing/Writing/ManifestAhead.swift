/// What the last build wrote, read while something else is done.
public struct ManifestAhead: Sendable {
    private let reading: Task<Manifest?, Never>

    /// Begins to read it at once.
    ///
    /// - Parameter places: where it lies.
    public init(_ places: PublishingPlaces) {
        reading = Task { Manifest.read(places.manifest) }
    }

    /// Nil when there is none, or when it is no manifest of ours.
    var manifest: Manifest? {
        get async { await reading.value }
    }
}

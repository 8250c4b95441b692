/// What the table of a head lists.
protocol HeadEntry: Sendable {
    /// As heads write it.
    var names: [String] { get }
}

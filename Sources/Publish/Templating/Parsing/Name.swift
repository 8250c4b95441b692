/// A name as a tag gives it, and where it stands.
struct Name: Sendable, Equatable {
    let text: String
    let offset: Int
    /// Already reported by the scanner, and not to be looked up.
    var isBroken = false
}

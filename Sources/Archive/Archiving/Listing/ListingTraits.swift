/// What many items have in common of what decides where they are listed, each by the number of its name.
struct ListingTraits: Hashable, Sendable {
    let source: UInt32
    let language: UInt32
    let shelf: UInt32
    var section: UInt32
    let form: UInt32
    let isLive: Bool
}

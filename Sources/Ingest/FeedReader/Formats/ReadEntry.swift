/// An entry, with the bases that its addresses stand in until the whole feed is known.
struct ReadEntry {
    var entry: ParsedEntry
    let linkScope: XMLScope
    let bodyScope: XMLScope
    /// The link is an address, and not an id that only claims to be one.
    var hasRealLink = true
}

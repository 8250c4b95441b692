/// Which end of a list an item stands at.
struct Edge: OptionSet, Sendable {
    let rawValue: UInt8

    static let first = Edge(rawValue: 1)
    static let last = Edge(rawValue: 2)
}

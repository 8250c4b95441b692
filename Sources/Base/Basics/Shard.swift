/// One of the equal parts into which work is divided, each for a machine of its own: `3/8`.
public struct Shard: Hashable, Sendable {
    /// From 1 on.
    public let number: Int
    public let count: Int

    /// More would each have next to nothing to do.
    public static let most = 10_000

    /// - Returns: nil for a number that is none of the count, and for more than `most`.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// - Parameter text: as `3/8`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(foreign: parts[0]),
            let count = Int(foreign: parts[1])
        else { return nil }
        self.init(number, of: count)
    }

    /// Whether this one does what has the hash; exactly one of all does.
    public func takes(_ hash: UInt64) -> Bool {
        hash % UInt64(count) == UInt64(number - 1)
    }
}

extension Shard: CustomStringConvertible {
    public var description: String { "\(number)/\(count)" }
}

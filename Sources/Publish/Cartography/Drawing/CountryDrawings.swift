import Synchronization

/// Countries as they were drawn: many pages show the same one, and thinning its outline takes a while.
public final class CountryDrawings: Sendable {
    private let known = Mutex<[Key: CountryDrawing?]>([:])

    private struct Key: Hashable {
        let code: String
        let bytes: Int
    }

    public init() {}

    /// Nil for a country without a shape.
    ///
    /// - Parameters:
    ///   - code: ISO 3166-1 alpha-2, in either case.
    ///   - shapes: the outlines, the same for all.
    ///   - bytes: how much path data there may be.
    /// - Returns: nil for a country without a shape.
    public func drawing(
        of code: String,
        in shapes: WorldShapes,
        bytes: Int = CountryDrawing.usualBytes
    ) -> CountryDrawing? {
        let key = Key(code: code.uppercased(), bytes: bytes)
        if let drawn = known.withLock({ $0[key] }) { return drawn }
        // Without the lock: two pages may draw the same country at once, and draw it alike.
        let drawn = CountryDrawing(of: code, in: shapes, bytes: bytes)
        known.withLock { $0[key] = .some(drawn) }
        return drawn
    }
}

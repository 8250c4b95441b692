import Synchronization

/// What there is of the work that a person interrupts, as the last line says it.
enum Interruption {
    private static let remainder = Mutex("the published site is whole")

    static var text: String { "interrupted; " + remainder.withLock(\.self) }

    /// From now on this is what there is.
    static func leaves(_ text: String) { remainder.withLock { $0 = text } }
}

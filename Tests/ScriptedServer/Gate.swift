import Synchronization

/// Holds answers until a test lets them go.
public final class Gate: Sendable {
    private let isPassable: Atomic<Bool>

    public init(isOpen: Bool = false) {
        isPassable = Atomic(isOpen)
    }

    public var isOpen: Bool { isPassable.load(ordering: .acquiring) }

    public func open() {
        isPassable.store(true, ordering: .releasing)
    }
}

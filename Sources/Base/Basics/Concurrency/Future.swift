import Synchronization

/// A value that may still be under way, made once for all who come for it.
public final class Future<Value: Sendable>: Sendable {
    private enum State {
        case made(Value)
        case underWay(BackgroundWork<Value>)
        case unbegun(@Sendable () -> Value)
    }

    private let state: Mutex<State>

    /// A value that is there.
    public init(made value: Value) {
        state = Mutex(.made(value))
    }

    /// Begins to make it, beside whoever wants it.
    public init(_ work: @escaping @Sendable () -> Value) {
        state = Mutex(.underWay(BackgroundWork(work)))
    }

    private init(unbegun work: @escaping @Sendable () -> Value) {
        state = Mutex(.unbegun(work))
    }

    /// One that is made by whoever comes for it first.
    public static func deferred(_ work: @escaping @Sendable () -> Value) -> Future {
        Future(unbegun: work)
    }

    /// Waits for it where it is under way, or makes it where nobody has begun.
    public var value: Value {
        state.withLock { state in
            let value =
                switch state {
                case .made(let value): value
                case .underWay(let work): work.value()
                case .unbegun(let work): work()
                }
            state = .made(value)
            return value
        }
    }
}

extension Future: Equatable where Value: Equatable {
    public static func == (one: Future, other: Future) -> Bool {
        one === other || one.value == other.value
    }
}

extension Future: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

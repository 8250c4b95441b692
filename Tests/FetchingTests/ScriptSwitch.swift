import Synchronization

/// Something that a test turns on and off while a script looks at it.
final class ScriptSwitch: Sendable {
    private let state = Mutex(false)

    var isOn: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

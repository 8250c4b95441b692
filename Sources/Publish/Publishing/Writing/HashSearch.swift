import Basics
import Synchronization

/// Finds where hashes stand in an array that only grows: the first few by going through it, and when more are asked for, by an
/// index.
final class HashSearch: Sendable {
    private let state = Mutex(State())

    private struct State {
        var asked = 0
        var index: HashIndex?
    }

    /// An index takes as long to make as so many are looked for without.
    private static let few = 32

    /// - Parameters:
    ///   - hash: what is looked for.
    ///   - hashes: the array.
    /// - Returns: the last place of those where it stands.
    func place(of hash: UInt64, in hashes: [UInt64]) -> Int? {
        state.withLock { state in
            if state.index == nil {
                state.asked += 1
                guard state.asked > Self.few else { return hashes.lastIndex(of: hash) }
                var index = HashIndex(room: hashes.count)
                for place in hashes.indices.reversed() { index.insert(place) { hashes[$0] } }
                state.index = index
            }
            return state.index?.place(of: hash) { hashes[$0] == hash }
        }
    }

    /// Takes in the last element of the array.
    func add(_ hashes: [UInt64]) {
        state.withLock { $0.index?.insert(hashes.count - 1) { hashes[$0] } }
    }
}

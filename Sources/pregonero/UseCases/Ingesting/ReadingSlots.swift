/// Lets only so many answers be in memory and read at once.
actor ReadingSlots {
    private var free: Int
    /// How many bytes of answers may still be read before their turn.
    private var room: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - count: how many are read at once.
    ///   - room: bytes of answers, of which about ten times as many are in memory once they are read.
    init(_ count: Int = 4, room: Int = 4 << 20) {
        free = count
        self.room = room
    }

    /// Whether there is room for an answer of so many bytes, which is taken up for good: all others are read when their
    /// turn comes.
    func admits(_ bytes: Int) -> Bool {
        guard bytes <= room else { return false }
        room -= bytes
        return true
    }

    func take() async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

import Basics
import Foundation

/// The machine that is at work, for others who use the same place.
struct Machine: Sendable {
    /// As others are told it.
    let name: String
    /// In seconds. Who is at work is told by the time that it really is, whatever time the portal is built as of.
    let realTime: @Sendable () -> Int

    /// This one.
    static var current: Machine {
        Machine(
            name: HostSystem.name.filter { !$0.isWhitespace },
            realTime: { Int(clamping: Date().timeIntervalSince1970) }
        )
    }
}

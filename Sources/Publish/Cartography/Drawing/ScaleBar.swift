import Basics
import Foundation

/// How long a round number of kilometres is on the sheet.
public struct ScaleBar: Hashable, Sendable {
    /// 1, 2 or 5 times a power of ten; at least one.
    public let kilometres: Int
    /// Units of the sheet.
    public let length: Int

    /// Nil on maps of the world, where no one length holds, and where the largest that fits is below a kilometre.
    public init?(on frame: MapFrame) {
        guard !frame.isWorld, let perUnit = frame.kilometresPerUnit, perUnit > 0 else { return nil }
        // Rounding must not cost a length that fits exactly.
        let room = perUnit * Double(frame.width) / 4 * 1.001
        let power = pow(10, floor(log10(room)))
        guard let kilometres = [5, 2, 1].map({ $0 * power }).first(where: { $0 <= room }),
            kilometres >= 1
        else { return nil }
        self.kilometres = Int(clamping: kilometres.rounded())
        length = Int(clamping: (kilometres / perUnit).rounded())
    }
}

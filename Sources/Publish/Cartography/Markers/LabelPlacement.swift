/// Puts names beside their places so that none covers another.
public enum LabelPlacement {
    /// A name that wants a place.
    public struct Label: Hashable, Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double
        /// How far from the place its text begins, for a pin that stands there.
        public let distance: Double

        public init(x: Double, y: Double, width: Double, height: Double, distance: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.distance = distance
        }
    }

    /// A part of the sheet, with its corner at the upper left.
    public struct Box: Hashable, Sendable {
        public let x: Double
        public let y: Double
        public let width: Double
        public let height: Double

        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        func meets(_ other: Box) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height
                && other.y < y + height
        }

        func isWithin(_ other: Box) -> Bool {
            x >= other.x && y >= other.y && x + width <= other.x + other.width
                && y + height <= other.y + other.height
        }
    }

    /// Places the labels in the order given: the first has the first choice.
    ///
    /// - Parameters:
    ///   - labels: the most important first.
    ///   - sheet: what they must stay within.
    ///   - taken: what they must not cover, such as pins.
    /// - Returns: the box of each label; nil where there is no room.
    public static func place(_ labels: [Label], within sheet: Box, around taken: [Box]) -> [Box?] {
        var taken = taken
        return labels.map { label in
            let free = candidates(label).first { box in
                box.isWithin(sheet) && !taken.contains { $0.meets(box) }
            }
            if let free { taken.append(free) }
            return free
        }
    }

    /// Below, above, right, left, then the four corners between.
    private static func candidates(_ label: Label) -> [Box] {
        let (width, height, away) = (label.width, label.height, label.distance)
        let corner = away * 0.7
        let offsets = [
            (-width / 2, away), (-width / 2, -away - height), (away, -height / 2),
            (-away - width, -height / 2), (corner, corner), (corner, -corner - height),
            (-corner - width, corner), (-corner - width, -corner - height),
        ]
        return offsets.map { offset in
            Box(x: label.x + offset.0, y: label.y + offset.1, width: width, height: height)
        }
    }

    /// About as wide as a text is set, in units: enough to keep texts apart without measuring fonts.
    public static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.56) } * size
    }
}

/// Whole numbers out of what somebody else wrote or what was calculated with it: none of these ever traps.
extension Int {
    /// Within which numbers of others are believed: the product of two, and any sum, has room in an `Int`.
    public static let believed = -1_000_000_000...1_000_000_000

    /// The whole number in a text, as `2` or `-2`; nil for any other text and for one out of the range.
    public init?(foreign text: some StringProtocol, in range: ClosedRange<Int> = believed) {
        guard text.first != "+", let number = Int(text, radix: 10), range.contains(number)
        else { return nil }
        self = number
    }

    /// A number without a fraction as a whole one; nil for any other and for one out of the range.
    public init?(foreign value: Double, in range: ClosedRange<Int> = believed) {
        guard let number = Int(exactly: value), range.contains(number) else { return nil }
        self = number
    }

    /// The number without its fraction; where it has no room the largest or smallest there is, zero for what is none.
    public init(clamping value: Double) {
        if let number = Int(exactly: value.rounded(.towardZero)) {
            self = number
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }

    /// How far two numbers are from each other, however large they are.
    public func apart(from other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows || difference == .min ? .max : abs(difference)
    }
}

extension BinaryInteger {
    /// The digits of a number that is not negative, with zeros before them up to a width: `7.zeroPadded(2)` is `07`.
    public func zeroPadded(_ width: Int, radix: Int = 10) -> String {
        let digits = String(self, radix: radix)
        let missing = width - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }
}

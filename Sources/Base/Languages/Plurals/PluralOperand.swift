/// What a plural rule asks of a number, by the letters of Unicode TR35.
///
/// All numbers that are shown with a plural are whole, so only `n` and `i` are ever other than zero.
enum PluralOperand: String, Sendable {
    /// The number without its sign, and the whole part of it.
    case n, i
    /// How many digits its fraction has, and the fraction itself: with and without the zeros at its end.
    case v, w, f, t
    /// The power of ten of a number that is written in short.
    case c, e

    func value(of number: Int) -> UInt {
        switch self {
        case .n, .i: number.magnitude
        case .v, .w, .f, .t, .c, .e: 0
        }
    }
}

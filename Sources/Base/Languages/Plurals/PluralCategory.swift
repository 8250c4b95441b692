/// The form of a text that goes with a number, by the names of Unicode CLDR and in their order.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// A key of a source that only its kind knows: its type, its default, and what it is for.
public struct OptionKey: Hashable, Sendable {
    public let name: String
    public let type: ValueType
    public let standard: String?
    public let purpose: String
    public let isRequired: Bool

    public init(
        _ name: String,
        _ type: ValueType = .text,
        default standard: String? = nil,
        required: Bool = false,
        _ purpose: String
    ) {
        self.name = name
        self.type = type
        self.standard = standard
        self.purpose = purpose
        isRequired = required
    }

    /// What may stand as a value.
    public enum ValueType: Hashable, Sendable {
        case text
        /// One text or a list of them.
        case texts
        case whole(ClosedRange<Int>)
        case choice([String])
        /// A list of choices, or one alone.
        case choices([String])
        case flag
        /// `2026-11-21`, or with a time.
        case date
        /// Names and values that the kind does not know beforehand.
        case mapping
        /// A mapping with these keys.
        case keys([String])
        case any
    }

    init(_ name: String, _ purpose: String) {
        self.init(name, .text, purpose)
    }

    /// How many pages are followed.
    static func pages(_ standard: Int, most: Int = 100) -> OptionKey {
        OptionKey(
            "pages",
            .whole(1...most),
            default: "\(standard)",
            "most pages that are asked for"
        )
    }
}

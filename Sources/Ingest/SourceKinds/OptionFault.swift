/// What is wrong with an option of a source beyond its type, and where the configuration says it.
public struct OptionFault: Hashable, Sendable {
    public let option: String
    /// The key of the option's mapping that is meant; where the mapping lacks it, the option as a whole is.
    public let key: String?
    public let message: String
    public let hint: String?

    init(_ option: String, key: String? = nil, _ message: String, hint: String? = nil) {
        self.option = option
        self.key = key
        self.message = message
        self.hint = hint
    }
}

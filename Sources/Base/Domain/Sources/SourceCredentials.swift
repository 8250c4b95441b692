/// What opens a source to its publisher, from the environment: never stored, shown or logged.
public struct SourceCredentials: Hashable, Sendable {
    public var key: String?
    public var user: String?
    public var password: String?

    public init(key: String? = nil, user: String? = nil, password: String? = nil) {
        self.key = key
        self.user = user
        self.password = password
    }

    public static let none = Self()
}

extension SourceCredentials: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { "(credentials)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

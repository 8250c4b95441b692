/// What a server adds to the answers for some paths of a site.
public struct ServingRule: Codable, Equatable, Sendable {
    public let pattern: Pattern
    public let cache: String
    /// The media type, where servers do not know it by the file's name.
    public let type: String?
    /// Further headers, by name.
    public var headers: [Header] = []

    public init(_ pattern: Pattern, cache: String, type: String? = nil) {
        self.pattern = pattern
        self.cache = cache
        self.type = type
    }

    /// One line of an answer's head.
    public struct Header: Codable, Equatable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// Whether it says what pages may load.
        var isPolicy: Bool { name == ServingTable.policy }
    }

    /// Which site paths a rule is for, without the path of the base address.
    public enum Pattern: Codable, Equatable, Sendable {
        case exact(String)
        /// Everything in a folder, whose path ends in a slash.
        case folder(String)
        /// Every file of a name, in whatever folder.
        case named(String)
        /// Every file whose name ends so, without the dot.
        case ending(String)
        case any

        public func matches(_ path: String) -> Bool {
            switch self {
            case .exact(let exact): path == exact
            case .folder(let folder): path.hasPrefix(folder)
            case .named(let name): path.hasSuffix("/" + name)
            case .ending(let ending): path.hasSuffix("." + ending)
            case .any: true
            }
        }
    }
}

/// What the site's own slots may load from elsewhere.
public struct SlotAllowance: Hashable, Sendable {
    /// Hosts from which they may load whatever they name.
    public var hosts: [String]
    /// Origins, by what may be loaded from them and nothing else.
    public var origins: [Kind: [String]]
    public var places = WrittenPlaces()

    /// What is loaded.
    public enum Kind: String, CaseIterable, Sendable {
        case script, connect, img, style, font, media, frame, form

        /// The directive of the policy.
        public var directive: String { self == .form ? "form-action" : "\(rawValue)-src" }
    }

    public init(hosts: [String] = [], origins: [Kind: [String]] = [:]) {
        self.hosts = hosts
        self.origins = origins
    }
}

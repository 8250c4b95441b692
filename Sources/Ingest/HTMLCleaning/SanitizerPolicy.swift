import WebURL

extension Sanitizer {
    /// How much is trusted.
    public struct Policy: Sendable {
        /// For what feeds and APIs deliver.
        public static let feed = Policy(
            keepsRelativeAddresses: false,
            keepsCheckboxes: false,
            keepsCodeLanguages: false,
            externalRelation: "noopener nofollow ugc",
            byteLimit: 1 << 20
        )
        /// For what the newsroom itself writes.
        public static let own = Policy(
            keepsRelativeAddresses: true,
            keepsCheckboxes: true,
            keepsCodeLanguages: true,
            externalRelation: "noopener external",
            byteLimit: 1 << 24
        )

        /// For what the newsroom itself writes, where it trusts itself with more: own films and sounds, classes, and frames of
        /// these hosts as links that say so.
        public static func trusted(frames: [String]) -> Policy {
            var policy = Policy.own
            policy.frameHosts = Set(frames)
            return policy
        }

        /// The same for the site that is published at an address; links to it stay within it.
        public func published(at address: String) -> Policy {
            var policy = self
            policy.home = WebURL(address).map { String(Self.withoutScheme($0.href)) }
            return policy
        }

        /// Whether a cleaned address is one of the site itself, over http or https.
        func isHome(_ address: String) -> Bool {
            home.map { "\(Self.withoutScheme(address))/".hasPrefix($0) } ?? false
        }

        private static func withoutScheme(_ address: String) -> Substring {
            address.drop { $0 != "/" }
        }

        /// How its addresses begin after the scheme, `//example.org/news/`; nil where nobody said it.
        private var home: String?

        /// The class of the link that stands for a frame of such a host.
        public static let frameClass = "frame"

        /// The hosts whose frames stay as such links; nil where films, sounds and classes are not trusted either.
        private(set) var frameHosts: Set<String>?
        let keepsRelativeAddresses: Bool
        /// Of task lists; they cannot be changed.
        let keepsCheckboxes: Bool
        /// The class by which Markdown says the language of a code block.
        let keepsCodeLanguages: Bool
        /// The `rel` of links that leave the site.
        let externalRelation: String
        /// The output ends soon after so many bytes.
        let byteLimit: Int
    }
}

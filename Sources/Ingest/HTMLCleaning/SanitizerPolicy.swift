extension Sanitizer {
    /// How much is trusted.
    public struct Policy: Sendable {
        /// For what feeds and APIs deliver.
        public static let feed = Policy(
            keepsRelativeAddresses: false,
            keepsCheckboxes: false,
            externalRelation: "noopener nofollow ugc",
            byteLimit: 1 << 20
        )
        /// For what the newsroom itself writes.
        public static let own = Policy(
            keepsRelativeAddresses: true,
            keepsCheckboxes: true,
            externalRelation: "noopener external",
            byteLimit: 1 << 24
        )

        let keepsRelativeAddresses: Bool
        /// Of task lists; they cannot be changed.
        let keepsCheckboxes: Bool
        /// The `rel` of links that leave the site.
        let externalRelation: String
        /// The output ends soon after so many bytes.
        let byteLimit: Int
    }
}

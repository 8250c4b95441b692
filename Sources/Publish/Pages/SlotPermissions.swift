/// What the site's own slots load from elsewhere, by the pages on which they stand.
public struct SlotPermissions: Hashable, Sendable {
    /// Of slots that every page has.
    public let everywhere: [PolicyAllowance]
    /// Of the others, by the templates of the pages that have them.
    public let byTemplate: [String: [PolicyAllowance]]

    public init(
        everywhere: [PolicyAllowance] = [],
        byTemplate: [String: [PolicyAllowance]] = [:]
    ) {
        self.everywhere = everywhere
        self.byTemplate = byTemplate
    }

    /// Those that only some pages have.
    var onSome: [PolicyAllowance] {
        byTemplate.sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

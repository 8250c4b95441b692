import Synchronization

/// What pages may load for the slots that not every page has, by their templates.
final class SlotPolicies: Sendable {
    private let byTemplate: [String: [PolicyAllowance]]
    /// The templates of kinds of pages, as far as one was made.
    private let templates = Mutex<[String: String]>([:])

    init(_ permissions: SlotPermissions) {
        byTemplate = permissions.byTemplate
    }

    /// What is expected of a page of some kind.
    func permissions(ofKind name: String) -> [PolicyAllowance] {
        if byTemplate.isEmpty { return [] }
        return templates.withLock { $0[name] }.flatMap { byTemplate[$0] } ?? []
    }

    /// - Returns: whether a page that was made with what was expected of its kind has what its template needs.
    func holds(_ expected: [PolicyAllowance], ofKind name: String, template: String) -> Bool {
        if byTemplate.isEmpty { return true }
        templates.withLock { $0[name] = template }
        return byTemplate[template] ?? [] == expected
    }
}

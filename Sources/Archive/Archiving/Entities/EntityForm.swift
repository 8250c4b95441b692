import Basics
import Domain
import Foundation

/// Tells whether two stored forms of an entity say the same: an older program wrote some texts without their language.
enum EntityForm {
    /// - Parameters:
    ///   - former: what is stored; empty for what was withdrawn.
    ///   - content: what would be stored now.
    ///   - kind: of both.
    /// - Returns: false also for a former one that is no longer understood.
    static func isSame(_ former: String, _ content: String, of kind: EntityKind) -> Bool {
        guard !former.isEmpty, let entity = StoredEntity.entity(former, of: kind) else {
            return false
        }
        let rewritten = StoredEntity.text(entity)
        if rewritten == content { return true }
        guard let before = tree(rewritten), let after = tree(content) else { return false }
        return isSame(before, after)
    }

    private static func tree(_ text: String) -> JSONValue? {
        try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    private static func isSame(_ before: JSONValue, _ after: JSONValue) -> Bool {
        switch (before, after) {
        case (.object(let former), .object):
            former.allSatisfy { name, value in
                guard let value, let other = after[name] else { return false }
                return isSame(value, other)
            } && after.keys.allSatisfy { before[$0] != nil || $0 == languageKey }
        case (.list(let former), .list(let others)):
            former.count == others.count && zip(former, others).allSatisfy(isSame)
        // A text, and the same one in a language.
        case (.text(let text), .object(let members)):
            members.count == 1 && isSame(before, members[0].1 ?? .null) && !text.isEmpty
        case (.null, .null): true
        case (.list, _), (.object, _), (_, .list), (_, .object), (.null, _), (_, .null): false
        default: before.text == after.text
        }
    }

    /// Under which texts in one language name it.
    private static let languageKey = "language"
}

import Basics
import Foundation

/// What of a start tag cleaning does not let through.
public enum CleaningLoss: Hashable, Sendable {
    /// The tag, but not what is in it.
    case tag
    /// The element with all that is in it.
    case content
    /// The same, with a link in its place.
    case link
    /// Attributes, by their names.
    case attributes([String])
    /// Nothing of the element is of use without an attribute that is missing or no good.
    case element
}

extension Sanitizer {
    /// What cleaning takes from a start tag; nil where nothing is lost.
    ///
    /// - Parameters:
    ///   - name: of the element.
    ///   - attributes: their names and values.
    /// - Returns: what a person should know.
    public func loss(
        of name: String,
        _ attributes: [(name: String, value: String)]
    ) -> CleaningLoss? {
        let written = attributes.map { " \($0.name)=\"\(Self.quoted($0.value))\"" }.joined()
        let element = Self.element(name)
        let trusts = policy.frameHosts != nil
        let frame = element.isMedia && !trusts ? "" : Self.frame(of: element.modern)
        let isBare = trusts && element.isMedia && !attributes.contains { $0.name == "src" }
        let content = isBare ? Self.medium : "x"
        let output = clean("\(frame)<\(name)\(written)>\(content)</\(name)>", base: nil)
        let isTrusted = output.contains(" class=\"\(Policy.frameClass)\"")
        // Sizes and rights of a frame are for the page to say.
        if element == .iframe, isTrusted { return nil }
        let isKept = element.isMedia && output.contains("<\(name) ")
        switch element.role {
        case .nothing where !isKept, .dropped where !isKept:
            return output.contains("<a ") ? .link : .content
        case .transparent: return .tag
        // Other boxes only hold text; a form is gone without its element.
        case .box where element == .form: return .tag
        case .box, .lineBreak: return attributes.isEmpty ? nil : .attributes(attributes.map(\.name))
        default: break
        }
        let kept = String(decoding: element.modern.name, as: UTF8.self)
        guard let start = output.range(of: "<\(kept)", options: .literal) else { return .element }
        let tag = output[start.upperBound...].before(">")
        let lost = attributes.map(\.name).filter { !tag.contains(" \($0)=\"") }
        return lost.isEmpty ? nil : .attributes(lost)
    }

    private static func quoted(_ value: String) -> String {
        value.escaped(for: .attribute)
    }

    private static func element(_ name: String) -> HTMLElement {
        var name = name
        return name.withUTF8 { HTMLElement(name: $0[...]) }
    }

    private static let medium = "<source src=\"x.mp4\">"

    /// What must stand around an element.
    private static func frame(of element: HTMLElement) -> String {
        switch element {
        case .td, .th: "<table><tr>"
        case .tr, .thead, .tbody, .tfoot, .caption, .colgroup: "<table>"
        case .col: "<table><colgroup>"
        case .li: "<ul>"
        case .dt, .dd: "<dl>"
        case .summary: "<details>"
        case .track: "<video>\(medium)"
        case .source: "<video>"
        case .figcaption: "<figure><img src=\"x.svg\">"
        default: ""
        }
    }
}

extension HTMLElement {
    /// Whether it is a film or a sound, or a part of one.
    fileprivate var isMedia: Bool {
        self == .video || self == .audio || self == .source || self == .track
    }
}

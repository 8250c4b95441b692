import Foundation

/// The tags of HTML that begin elements in a template, as far as they can be told without filling it in.
struct TemplateTags: Sequence, IteratorProtocol {
    private let text: String
    private var place: String.Index
    private var counted: String.Index
    private var line = 1

    /// A tag of the template.
    struct Tag {
        /// In lower case.
        let name: String
        let attributes: [String: String]
        /// Counted from 1.
        let line: Int
        /// What stands in a script or a style sheet, which is no HTML; nil for other elements.
        let content: String?
    }

    init(_ template: String) {
        // Comments hold no tags, but lines.
        text = template.replacing(
            /\{\{![\s\S]*?\}\}|<!--[\s\S]*?-->/,
            with: { String(repeating: "\n", count: $0.output.filter { $0 == "\n" }.count) }
        )
        place = text.startIndex
        counted = text.startIndex
    }

    mutating func next() -> Tag? {
        // Each sign can be taken in one way only: else what is no tag is tried in every way there is.
        let opening = /<([a-z]+)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)\s*\/?>/.ignoresCase()
        guard let tag = text[place...].firstMatch(of: opening) else { return nil }
        place = tag.range.upperBound
        line += text[counted..<tag.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") }
        counted = tag.range.lowerBound
        let name = tag.output.1.lowercased()
        var content: String?
        if name == "script" || name == "style" {
            let end = text.range(
                of: "</\(name)",
                options: .caseInsensitive,
                range: place..<text.endIndex
            )
            content = String(text[place..<(end?.lowerBound ?? text.endIndex)])
            place = end?.lowerBound ?? text.endIndex
        }
        return Tag(
            name: name,
            attributes: Self.attributes(in: String(tag.output.2)),
            line: line,
            content: content
        )
    }

    private static func attributes(in text: String) -> [String: String] {
        let pairs = text.matches(of: /([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/)
            .map {
                let value = $0.output.2 ?? $0.output.3 ?? $0.output.4 ?? ""
                return ($0.output.1.lowercased(), String(value))
            }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension TemplateTags.Tag {
    /// Attributes that the policy of the pages forbids, whatever they say.
    var forbidden: [String] {
        attributes.keys.filter { $0.hasPrefix("on") || $0 == "style" }.sorted()
    }

    /// Whether it is a script or a style sheet that stands in the page itself; data is none.
    var isInline: Bool {
        guard content != nil else { return false }
        let isData = ["application/json", "application/ld+json"].contains(attributes["type"])
        return !isData && (name == "style" || attributes["src"] == nil)
    }

    /// What it loads, with the directives of the policy that it needs (CSP Level 3, 6.1; HTML, 4.6.7).
    var loads: [(address: String, directives: [String])] {
        func named(_ attribute: String, _ directives: String...) -> [(String, [String])] {
            attributes[attribute].map { [($0, directives)] } ?? []
        }
        func pictures(_ attribute: String) -> [(String, [String])] {
            (attributes[attribute] ?? "").split(separator: ",")
                .compactMap { $0.split(whereSeparator: \.isWhitespace).first }
                .map { (String($0), ["img-src"]) }
        }
        switch name {
        // A script speaks with where it comes from.
        case "script": return named("src", "script-src", "connect-src")
        case "img": return named("src", "img-src") + pictures("srcset")
        case "iframe": return named("src", "frame-src")
        case "audio", "track": return named("src", "media-src")
        case "video": return named("src", "media-src") + named("poster", "img-src")
        case "source": return named("src", "media-src") + pictures("srcset")
        case "form": return named("action", "form-action")
        case "button": return named("formaction", "form-action")
        case "input": return named("formaction", "form-action") + named("src", "img-src")
        case "link": return linked.map { named("href", $0) } ?? []
        default: return []
        }
    }

    /// What a link loads; nil for one that only says where something is.
    private var linked: String? {
        let words = Set(
            (attributes["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        )
        if words.contains("stylesheet") { return "style-src" }
        if words.contains("modulepreload") { return "script-src" }
        if words.contains("manifest") { return "manifest-src" }
        if words.contains(where: { $0 == "icon" || $0.hasSuffix("-icon") }) { return "img-src" }
        guard words.contains("preload") else { return nil }
        switch attributes["as"]?.lowercased() {
        case "script", "worker": return "script-src"
        case "style": return "style-src"
        case "image": return "img-src"
        case "font": return "font-src"
        case "audio", "video", "track": return "media-src"
        default: return "connect-src"
        }
    }
}

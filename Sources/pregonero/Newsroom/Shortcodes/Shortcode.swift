/// A shortcode that texts may use: what it may be given, and what it stands for.
protocol Shortcode: Sendable {
    var name: String { get }
    var parameters: [ShortcodeParameter] { get }
    /// The parameter of values without a name.
    var main: String? { get }
    /// Whether the main parameter takes several values.
    var takesMany: Bool { get }
    /// Whether text stands between two tags of it.
    var hasBody: Bool { get }

    /// What it stands for: one part, or several around its text.
    ///
    /// - Parameter call: the values, each of a known parameter and of its kind, those that must be there present.
    /// - Returns: nil where something is wrong, which the call is told.
    func html(_ call: ShortcodeCall) -> [String]?
}

extension Shortcode {
    var main: String? { nil }
    var takesMany: Bool { false }
    var hasBody: Bool { false }
}

/// What a shortcode may be given.
struct ShortcodeParameter: Sendable {
    let name: String
    var kind = Kind.text
    var isRequired = false

    /// What its value must be.
    enum Kind: Sendable {
        case text, number
    }

    static func required(_ name: String, _ kind: Kind = .text) -> Self {
        Self(name: name, kind: kind, isRequired: true)
    }

    static func optional(_ name: String, _ kind: Kind = .text) -> Self {
        Self(name: name, kind: kind)
    }
}

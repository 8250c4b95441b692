import Basics
import Markdown

/// The values that a tag gives to the parameters of its shortcode, each of its kind.
struct ShortcodeValues {
    /// By their parameters.
    private(set) var all: [String: [ShortcodeTag.Parameter]] = [:]
    private var isRight = true
    private let tag: ShortcodeTag
    private let shortcode: any Shortcode
    private let messages: MessageLimit

    /// Nil where one is wrong or missing.
    ///
    /// - Parameters:
    ///   - tag: with its values.
    ///   - shortcode: what it stands for.
    ///   - messages: get what is wrong.
    init?(of tag: ShortcodeTag, for shortcode: any Shortcode, messages: MessageLimit) {
        self.tag = tag
        self.shortcode = shortcode
        self.messages = messages
        for value in tag.parameters { take(value) }
        if isRight { checkRequired() }
        guard isRight else { return nil }
    }

    private mutating func take(_ value: ShortcodeTag.Parameter) {
        let names = shortcode.parameters.map(\.name)
        guard let name = value.name ?? shortcode.main else {
            return wrong(
                "the value '\(value.value)' of '\(tag.name)' has no name",
                at: value.position,
                hint: "write \(names.first ?? "name")=\"\(value.value)\""
            )
        }
        guard let parameter = shortcode.parameters.first(where: { $0.name == name }) else {
            return wrong(
                "'\(tag.name)' has no parameter '\(name)'",
                at: value.position,
                hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                    ?? (names.isEmpty
                        ? "it has none" : "parameters: \(names.joined(separator: ", "))")
            )
        }
        if all[name] != nil, name != shortcode.main || !shortcode.takesMany {
            return wrong(
                "'\(tag.name)' is given '\(name)' twice",
                at: value.position,
                hint: "keep one of the two"
            )
        }
        if parameter.kind == .number, Double(value.value)?.isFinite != true {
            return wrong(
                "'\(name)' of '\(tag.name)' must be a number, not '\(value.value)'",
                at: value.position,
                hint: "write it with digits and a point: \(name)=40.5"
            )
        }
        all[name, default: []].append(value)
    }

    /// Reports the first that has to be there and is not.
    private mutating func checkRequired() {
        let missing = shortcode.parameters.first {
            $0.isRequired && all[$0.name]?.first?.value.nonBlank == nil
        }
        guard let missing else { return }
        let tag = tag
        wrong(
            "'\(tag.name)' needs '\(missing.name)'",
            at: tag.position,
            hint: "write {{< \(tag.name) \(missing.name)=\"…\" >}}"
        )
    }

    private mutating func wrong(
        _ message: String,
        at place: FilePosition,
        hint: @autoclosure () -> String?
    ) {
        isRight = false
        messages.report(message, at: place, hint: hint())
    }
}

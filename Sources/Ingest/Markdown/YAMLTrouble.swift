public import Yams

/// What YAML finds wrong in a text, in words for the person who wrote it.
public struct YAMLTrouble {
    /// The line of the file, counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    public let message: String
    public let hint: String?

    /// - Parameters:
    ///   - error: what YAML says.
    ///   - yaml: of which it says that.
    ///   - linesBefore: of the file, above the YAML.
    public init(_ error: YamlError, in yaml: String, linesBefore: Int = 0) {
        let text = YAMLText(yaml, linesBefore: linesBefore)
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            self = Self.everyday(problem, context, mark, text) ?? Self(problem, context, mark, text)
        case .reader(let problem, let offset, _, _):
            self.init(
                text.place(ofOffset: offset ?? 0),
                "YAML: \(problem)",
                hint: "remove the invisible character"
            )
        case .duplicatedKeysInMapping(let names, let context):
            self.init(repeatedKey: names.first ?? "", first: context.mark, text)
        default:
            self.init((1 + linesBefore, 1), "YAML cannot read it: \(error)", hint: nil)
        }
    }

    private init(_ place: (line: Int, column: Int), _ message: String, hint: String?) {
        line = place.line
        column = place.column
        self.message = message
        self.hint = hint
    }

    private init(
        _ problem: String,
        _ context: YamlError.Context?,
        _ mark: Mark,
        _ text: YAMLText
    ) {
        let found = text.place(mark)
        let start = context.map { text.place($0.mark) }
        // What is never closed shows at the end of the block only.
        let place = Self.unclosed.contains(problem) ? start ?? found : found
        var message = "YAML: \(problem)"
        if let context, let start {
            message += " \(context.text)"
            if start.line != place.line { message += " that begins on line \(start.line)" }
        }
        let quotes = problem == "did not find expected key" ? text.quotesHint(before: mark) : nil
        self.init(place, message, hint: quotes ?? Self.hint(for: problem))
    }

    private init(repeatedKey name: String, first mark: Mark, _ text: YAMLText) {
        let message = "the key '\(name)' stands twice"
        let first = text.place(mark)
        guard let second = text.line(ofKey: name, behind: mark) else {
            self.init(first, message, hint: "keep one of the two")
            return
        }
        self.init(
            (second, first.column),
            message,
            hint: "it stands on line \(first.line) already: keep one of the two"
        )
    }

    /// Slips of which YAML itself says something that sends a person elsewhere.
    private static func everyday(
        _ problem: String,
        _ context: YamlError.Context?,
        _ mark: Mark,
        _ text: YAMLText
    ) -> Self? {
        if text.isIndentedByTab(at: mark) {
            return Self(
                text.place(mark),
                "a tab in the indentation",
                hint: "YAML is indented with spaces only"
            )
        }
        if problem.hasPrefix("Maximum nesting level") {
            return Self(text.place(mark), "values are nested too deep", hint: nil)
        }
        if unclosed.contains(problem), let variable = text.variable(at: mark) {
            return Self(
                (variable.line, variable.column),
                "'\(variable.words)' stands between brackets without quotes",
                hint: "write \"\(variable.words)\", the whole text in quotes"
            )
        }
        if inFlow.contains(problem), let comment = text.commentInBrackets(upTo: mark.line) {
            return Self(
                (comment.line, comment.column),
                "'\(comment.words)' is a comment in YAML",
                hint: "put what begins with # in quotes"
            )
        }
        let suspect =
            switch problem {
            case "mapping values are not allowed in this context": text.keyless(before: mark)
            case "could not find expected ':'": context.flatMap { text.keyless(at: $0.mark.line) }
            default: nil as YAMLText.Keyless?
            }
        return suspect.map { suspect in
            Self(
                (suspect.line, suspect.column),
                "'\(suspect.word)' needs a colon and a space behind it",
                hint: "write '\(suspect.word): …', or indent what goes on from the line before"
            )
        }
    }

    private static let unclosed: Set<String> = [
        "found unexpected end of stream", "did not find expected ',' or ']'",
        "did not find expected ',' or '}'",
    ]

    /// What is said within brackets when one of them is behind a `#`.
    private static let inFlow: Set<String> = [
        "did not find expected node content", "did not find expected ',' or ']'",
        "did not find expected ',' or '}'",
    ]

    private static func hint(for problem: String) -> String {
        switch problem {
        case "mapping values are not allowed in this context":
            "put a text that holds ': ' in quotes; indent the keys of one depth alike"
        case "found character that cannot start any token":
            "put a text that begins with @, ` or % in quotes"
        case "did not find expected key", "could not find expected ':'":
            "write 'key: value'; indent the keys of one depth alike"
        case "block sequence entries are not allowed in this context",
            "mapping keys are not allowed in this context":
            "put a text that begins with '- ' or '? ' in quotes"
        case "did not find expected comment or line break":
            "put a text that begins with > or | in quotes"
        case "did not find expected node content":
            "put what stands between brackets in quotes, and close the brackets"
        case _ where unclosed.contains(problem):
            "close the quote or the bracket"
        case "found undefined alias", "did not find expected alphabetic or numeric character":
            "put a text that begins with * or & in quotes"
        default:
            "check the indentation and the quotes near this line"
        }
    }
}

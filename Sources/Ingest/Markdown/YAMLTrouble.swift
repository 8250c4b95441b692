import Yams

/// What YAML finds wrong in a front matter, in words for the person who wrote it.
struct YAMLTrouble {
    let position: FilePosition
    let message: String
    let hint: String?
}

extension YAMLTrouble {
    init(_ error: YamlError, in yaml: String) {
        switch error {
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            self.init(problem: problem, context: context, mark: mark, yaml: yaml)
        case .reader(let problem, let offset, _, _):
            self.init(problem: problem, offset: offset ?? 0, yaml: yaml)
        case .duplicatedKeysInMapping(let names, let context):
            self.init(repeatedKey: names.first ?? "", first: FilePosition(context.mark), yaml: yaml)
        default:
            let message = "YAML cannot read the front matter: \(error)"
            self.init(position: .startOfYAML, message: message, hint: nil)
        }
    }

    private init(problem: String, context: YamlError.Context?, mark: Mark, yaml: String) {
        let found = FilePosition(mark)
        if Self.isIndentedByTab(in: yaml, at: mark) {
            let hint = "YAML is indented with spaces only"
            self.init(position: found, message: "a tab in the indentation", hint: hint)
            return
        }
        if problem.hasPrefix("Maximum nesting level") {
            self.init(position: found, message: "values are nested too deep", hint: nil)
            return
        }
        let start = context.map { FilePosition($0.mark) }
        // What is never closed shows at the end of the block only.
        let position = Self.unclosed.contains(problem) ? start ?? found : found
        var message = "YAML: \(problem)"
        if let context, let start {
            message += " \(context.text)"
            if start.line != position.line { message += " that begins on line \(start.line)" }
        }
        let isAfterQuote =
            problem == "did not find expected key" && Self.hasQuote(in: yaml, before: mark)
        let hint = isAfterQuote ? "double each ' inside '…'" : Self.hint(for: problem)
        self.init(position: position, message: message, hint: hint)
    }

    private init(problem: String, offset: Int, yaml: String) {
        let before = yaml.prefix(offset).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        let column = (before.last?.unicodeScalars.count ?? 0) + 1
        self.init(
            position: FilePosition(lineOfYAML: max(before.count, 1), column: column),
            message: "YAML: \(problem)",
            hint: "remove the invisible character"
        )
    }

    private init(repeatedKey name: String, first: FilePosition, yaml: String) {
        let message = "the key '\(name)' stands twice"
        let second = Self.lines(of: yaml).enumerated().first { index, line in
            FilePosition(lineOfYAML: index + 1, column: 1).line > first.line
                && Self.key(of: line, at: first.column) == name
        }
        guard let second else {
            self.init(position: first, message: message, hint: "keep one of the two")
            return
        }
        self.init(
            position: FilePosition(lineOfYAML: second.offset + 1, column: first.column),
            message: message,
            hint: "it stands on line \(first.line) already: keep one of the two"
        )
    }

    private static let unclosed: Set<String> = [
        "found unexpected end of stream", "did not find expected ',' or ']'",
        "did not find expected ',' or '}'",
    ]

    private static func hint(for problem: String) -> String? {
        switch problem {
        case "mapping values are not allowed in this context":
            "put a text that holds ': ' in quotes; indent the keys of one depth alike"
        case "found character that cannot start any token":
            "put a text that begins with @, ` or % in quotes"
        case "did not find expected key", "could not find expected ':'":
            "write 'key: value'; indent the keys of one depth alike"
        case _ where unclosed.contains(problem):
            "close the quote or the bracket"
        case "found undefined alias", "did not find expected alphabetic or numeric character":
            "put a text that begins with * or & in quotes"
        default:
            nil
        }
    }

    private static func isIndentedByTab(in yaml: String, at mark: Mark) -> Bool {
        let indentation = line(mark.line, of: yaml).prefix { $0 == " " || $0 == "\t" }
        return indentation.contains("\t") && mark.column <= indentation.count + 1
    }

    private static func hasQuote(in yaml: String, before mark: Mark) -> Bool {
        line(mark.line, of: yaml).unicodeScalars.prefix(mark.column - 1).last == "'"
    }

    /// The key that begins at a column of a line, if one does.
    private static func key(of line: Substring, at column: Int) -> String? {
        guard line.prefix(column - 1).allSatisfy({ $0 == " " }) else { return nil }
        guard let end = line.firstIndex(of: ":") else { return nil }
        let quotes: Set<Character> = ["\"", "'"]
        let key = line[..<end].dropFirst(column - 1).drop(while: quotes.contains)
        return String(key.prefix { !quotes.contains($0) && $0 != " " })
    }

    private static func line(_ number: Int, of yaml: String) -> Substring {
        lines(of: yaml).dropFirst(number - 1).first ?? ""
    }

    private static func lines(of yaml: String) -> [Substring] {
        yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}

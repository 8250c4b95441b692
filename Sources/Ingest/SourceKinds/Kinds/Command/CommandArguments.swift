import Domain

/// The program of a source and its arguments; no shell comes between.
struct CommandArguments {
    let words: [String]

    init(_ options: SourceOptions) throws(SourceError) {
        if let text = options["command"]?.text {
            guard !text.contains("\""), !text.contains("'") else {
                throw SourceError(
                    "'command' has quotes, which only a shell would understand",
                    hint: "write a list: command: [program, argument, another argument]"
                )
            }
            words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        } else {
            words = options.texts("command")
        }
        guard words.first?.isEmpty == false else { throw SourceError("it has no command") }
    }
}

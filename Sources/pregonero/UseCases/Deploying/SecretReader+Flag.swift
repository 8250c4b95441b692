extension SecretReader {
    /// - Parameters:
    ///   - text: as a flag was given it.
    ///   - flag: its name, as `--to`.
    /// - Returns: the text with every `${env:NAME}` filled in, as in the configuration, and what was filled in.
    /// - Throws: `ExitReason.usage` where the environment has not what it names.
    func fill(
        _ text: String,
        of flag: String
    ) throws(ExitReason) -> (text: String, secrets: [String]) {
        let expansion = expand(text)
        if let name = expansion.wrongName {
            throw .usage(
                "\(flag): '\(Self.opening)\(name)' names no variable of the environment",
                hint: "write ${env:NAME}, with letters, digits and underscores"
            )
        }
        if let variable = expansion.missing.first {
            throw .usage(
                "\(flag) needs \(variable), which the environment has not",
                hint: "set \(variable) in the environment"
            )
        }
        return (expansion.text, expansion.values)
    }
}

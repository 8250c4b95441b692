import ArgumentParser

/// `pregonero version`: the same as `--version`.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version",
        abstract: "Print the program's version."
    )

    func run() throws {
        try Console.plain.data(Version.text)
    }
}

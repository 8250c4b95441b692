import ArgumentParser
import Foundation

/// `pregonero completion`: what makes a shell complete commands and flags.
struct CompletionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completion",
        abstract: "Print the completion script of a shell.",
        discussion: "For example: pregonero completion zsh > ~/.zfunc/_pregonero"
    )

    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
    var shell: String

    func run() throws {
        guard let known = CompletionShell(rawValue: shell) else {
            throw ExitReason.usage(
                "completion: there is no shell '\(shell)'; one of bash, zsh, fish"
            )
        }
        try Console.plain.data(Pregonero.completionScript(for: known))
    }
}

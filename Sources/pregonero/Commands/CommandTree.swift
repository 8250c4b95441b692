import Basics
import ArgumentParser
import Domain
import Foundation

/// The commands and options that there are, as the parser itself tells them, to find out which one was meant.
struct CommandTree: Decodable {
    private let command: Command

    private struct Command: Decodable {
        let commandName: String
        let aliases: [String]?
        let subcommands: [Command]?
        let arguments: [Argument]?

        var names: [String] { [commandName] + (aliases ?? []) }

        var options: [String] {
            (arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
        }
    }

    private struct Argument: Decodable {
        let names: [Name]?
    }

    private struct Name: Decodable {
        let kind: String
        let name: String
    }

    static var all: CommandTree? {
        try? JSONDecoder().decode(CommandTree.self, from: Data(Pregonero._dumpHelp().utf8))
    }

    /// What is wrong with the words of a command line up to the first option.
    func fault(in arguments: [String]) -> ExitReason? {
        let (found, rest) = path(arguments)
        guard let last = found.last, let children = last.subcommands, !children.isEmpty,
            let word = rest.first, !word.hasPrefix("-")
        else { return nil }
        let place = found.dropFirst().map { "\($0.commandName) " }.joined()
        let known = children.flatMap(\.names)
        let hint =
            NearestName.of(word, in: known).map { "did you mean '\($0)'?" }
            ?? "one of: \(known.joined(separator: ", "))"
        return .usage("there is no command '\(place)\(word)'; \(hint)")
    }

    /// The words that the parser has for a mistake, with the option that was probably meant.
    func words(_ message: String, for arguments: [String]) -> String {
        let command = path(arguments).found.dropFirst().map(\.commandName)
        let help = "'\((["pregonero", "help"] + command).joined(separator: " "))' explains it"
        guard let match = message.firstMatch(of: /^Unknown option '(--?)([^']*)'/) else {
            return "\(message); \(help)"
        }
        let options = path(arguments).found.last?.options ?? []
        let hint = NearestName.of(String(match.output.2), in: options)
            .map { "did you mean '--\($0)'?" }
        return "\(match.output.0); \(hint ?? help)"
    }

    /// The commands that the words name, from the root on, and the words that are left.
    private func path(_ arguments: [String]) -> (found: [Command], rest: ArraySlice<String>) {
        var found = [command]
        var rest = arguments[...]
        while let word = rest.first,
            let next = found.last?.subcommands?.first(where: { $0.names.contains(word) })
        {
            found.append(next)
            rest = rest.dropFirst()
        }
        return (found, rest)
    }
}

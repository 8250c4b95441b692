import ArgumentParser
import Safekeeping

/// `pregonero state`: what builds leave to each other, kept once more elsewhere.
struct StateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "state",
        abstract: "Keep the state of the portal once more elsewhere.",
        discussion: """
            The place is a folder, a place of rclone ('rclone:store:portal') or a repository \
            ('git:https://example.org/portal.git', one commit on a branch of its own). Only what is not there yet is sent.
            """,
        subcommands: [Push.self, Pull.self, Verify.self, Status.self]
    )

    /// Sends the state.
    struct Push: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "push",
            abstract: "Send the state, as far as it is not there yet."
        )

        @OptionGroup var site: SiteOptions
        @OptionGroup var place: StateOptions
        @Flag(name: .long, help: "Put it in the place of a newer or damaged one.")
        var force = false

        func run() async throws {
            let composition = try Composition(site: site)
            let sent = try composition.keepState(place).push(isForced: force)
            if composition.isJSON { try composition.console.data(try PlainJSON.text(sent)) }
            composition.console.say(
                "state    \(sent.files) files, \(ByteCount.text(sent.bytes))   \(sent.changed) changed"
                    + "   sent \(ByteCount.text(sent.sent))   \(sent.kept) former kept"
            )
        }
    }

    /// Fetches the state.
    struct Pull: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "pull",
            abstract: "Fetch the state; what is here is replaced only when all of it has come."
        )

        @OptionGroup var site: SiteOptions
        @OptionGroup var place: StateOptions
        @Option(
            name: .long,
            help: ArgumentHelp("A former one, by the beginning of its time.", valueName: "time")
        )
        var at: String?
        @Flag(name: .long, help: "Whatever is lost here, and whichever portal's it is.")
        var force = false

        func run() async throws {
            let composition = try Composition(site: site)
            let got = try composition.keepState(place).pull(at: at, isForced: force)
            if composition.isJSON { try composition.console.data(try PlainJSON.text(got)) }
            composition.console.say(
                "state    of \(got.moment), from \(got.machine): \(got.files) files, "
                    + "\(ByteCount.text(got.bytes))   \(got.changed) changed here"
            )
        }
    }

    /// Looks through it where it is kept.
    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify",
            abstract: "Look through every part of the state where it is kept."
        )

        @OptionGroup var site: SiteOptions
        @OptionGroup var place: StateOptions

        func run() async throws {
            let composition = try Composition(site: site, notesTime: false)
            let found = try composition.keepState(place).verify()
            if composition.isJSON { try composition.console.data(try PlainJSON.text(found)) }
            composition.console.say(
                "state    of \(found.moment): \(found.files) files, \(ByteCount.text(found.bytes)), all whole"
            )
        }
    }

    /// Says how both stand to each other.
    struct Status: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "status",
            abstract: "Say what is kept there, and what of ours is not."
        )

        @OptionGroup var site: SiteOptions
        @OptionGroup var place: StateOptions

        func run() async throws {
            let composition = try Composition(site: site, notesTime: false)
            let status = try composition.keepState(place).status()
            if composition.isJSON {
                try composition.console.data(try PlainJSON.text(status))
                return
            }
            var lines = ["there    \(status.isDamaged ? "damaged: no state counts" : "nothing")"]
            if let moment = status.moment, let machine = status.machine {
                lines = [
                    "there    of \(moment), from \(machine)\(status.isKnown ? "" : ", not known here")"
                        + (status.isDamaged ? ", damaged" : "")
                        + "   \(status.files) files, \(ByteCount.text(status.bytes)), packed \(ByteCount.text(status.packed))"
                ]
            }
            if let other = status.otherSite { lines.append("         it is that of \(other)") }
            lines.append(
                status.unsent == 1
                    ? "here     1 file that was not sent"
                    : "here     \(status.unsent) files that were not sent"
            )
            lines += status.former.map { "former   \($0)" }
            try composition.console.data(lines.joined(separator: "\n"))
        }
    }
}

/// Where the state is kept once more.
struct StateOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Instead of the configured place.", valueName: "place")
    )
    var remote: String?

    @Option(name: .long, help: ArgumentHelp("The branch of a repository.", valueName: "name"))
    var branch: String?

    func validate() throws { try NamedValues.check(["--branch": branch]) }
}

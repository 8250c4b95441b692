import ArgumentParser
import Publishing

/// `pregonero editions`: what the site was before.
struct EditionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "editions",
        abstract: "List the editions that can be brought back, or what differs between two.",
        discussion: """
            Each build that changes something is an edition. Without a number all that are kept are listed, the \
            newest first; with one, the files of that edition and the hash of each.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The edition whose files are wanted.")
    var number: Int?

    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Two editions: what the second has that the first has not.",
            valueName: "n"
        )
    )
    var diff: [Int] = []

    func validate() throws {
        guard diff.isEmpty || (diff.count == 2 && number == nil) else {
            throw ValidationError("--diff takes two editions, as in 'editions --diff 7 9'")
        }
    }

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let list = composition.listEditions
        if diff.count == 2 {
            let difference = try list.difference(from: diff[0], to: diff[1])
            try show(difference, list.text(difference), composition)
        } else if let number {
            let files = try list.files(of: number)
            let lines = files.map { "\($0.hash ?? "-")  \($0.file)" }
            try show(files, lines.joined(separator: "\n"), composition)
        } else {
            let editions = list.all()
            try show(editions, list.text(editions), composition)
        }
    }

    private func show(
        _ value: some Encodable,
        _ text: String,
        _ composition: Composition
    ) throws {
        if composition.isJSON {
            try composition.console.data(try PlainJSON.text(value))
        } else if !text.isEmpty {
            try composition.console.data(text)
        }
    }
}

import ArgumentParser
import Basics
import Pages

/// Flags of building the portal.
struct BuildFlags: ParsableArguments {
    @Flag(name: .long, help: "Build everything anew, whatever was built before.")
    var full = false

    @Flag(name: [.customShort("D"), .long], help: "Show drafts.")
    var drafts = false

    @Flag(name: [.customShort("F"), .long], help: "Show items of the future.")
    var future = false

    @Flag(name: [.customShort("E"), .long], help: "Show expired items.")
    var expired = false

    @Flag(name: .long, help: "Publish even if the site loses many articles.")
    var allowShrink = false

    @Flag(name: .long, help: "End with 7 where no state of earlier builds is there.")
    var requireState = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where no state is there: know the articles again by what the site at this address or in this folder says.",
            valueName: "url|dir"
        )
    )
    var seedFrom: String?

    @Flag(name: .long, help: "Print on stdout when the site changes next without any new answer.")
    var nextDue = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Pages rendered at once (default: the cores).", valueName: "n")
    )
    var jobs: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Only pages of these kinds: \(PageKind.all.map(\.name).joined(separator: ", ")).",
            valueName: "kind,…"
        )
    )
    var only: String?

    func validate() throws {
        try JobCount.check(jobs)
        try NamedValues.check(["--seed-from": seedFrom])
        if let only, only.split(separator: ",").isEmpty {
            throw ValidationError("--only: it names no kind of page; write one, or leave it out")
        }
    }
}

extension BuildFlags {
    /// - Throws: `ExitReason` for a kind of page that there is not.
    func options() throws(ExitReason) -> BuildOptions {
        BuildOptions(
            showsDrafts: drafts,
            showsFuture: future,
            showsExpired: expired,
            isFull: full,
            allowsShrinking: allowShrink,
            requiresState: requireState,
            seedFrom: seedFrom,
            printsNextDue: nextDue,
            jobs: jobs,
            only: try onlyKinds()
        )
    }

    /// The kinds that `--only` names.
    private func onlyKinds() throws(ExitReason) -> Set<PageKind> {
        var kinds: Set<PageKind> = []
        for name in (only ?? "").split(separator: ",").map(String.init) {
            let kind = PageKind.all.first { $0.name == name }
            guard let kind else {
                let names = PageKind.all.map(\.name)
                let hint =
                    NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                    ?? "one of \(names.joined(separator: ", "))"
                throw .usage("--only: there is no kind '\(name)'; \(hint)")
            }
            kinds.insert(kind)
        }
        return kinds
    }
}

import Basics
import ArgumentParser
import Domain
import Foundation
import Pages

/// Flags that say which site is meant and how the program speaks.
struct SiteOptions: ParsableArguments {
    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("The site's folder.", valueName: "dir")
    )
    var root = "."

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The configuration (default: Content/site.yaml).", valueName: "file")
    )
    var config: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where the portal is written (default: public).", valueName: "dir")
    )
    var output: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The address to publish under, instead of the configured one.",
            valueName: "url"
        )
    )
    var baseURL: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where archive and answers are kept (default: .pregonero).",
            valueName: "dir"
        )
    )
    var state: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The time to build for, instead of now (also SOURCE_DATE_EPOCH).",
            valueName: "rfc3339"
        )
    )
    var clock: String?

    @Flag(name: .shortAndLong, help: "Say nothing at all when all is well.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Say more.")
    var verbose = false

    @Flag(name: .long, help: "Print the result as JSON on stdout.")
    var json = false

    func validate() throws {
        try NamedValues.check([
            "--root": root, "--config": config, "--output": output, "--state": state,
        ])
    }
}

/// Flags of asking the sources.
struct FetchFlags: ParsableArguments {
    @Flag(name: .long, help: "Ask no server; build from what is there.")
    var offline = false

    @Option(
        name: .long,
        parsing: .singleValue,
        help: ArgumentHelp(
            "Ask all sources, or the named one, before their time.",
            valueName: "source"
        )
    )
    var refresh: [String] = []

    @Flag(name: .long, help: "Let any warning fail the build, before anything is published.")
    var strict = false
}

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
    /// The parts that `--only` names.
    func onlyKinds() throws(ExitReason) -> Set<PageKind> {
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

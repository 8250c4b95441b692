import Deploying
import Foundation

extension ExitReason {
    /// Why a site could not be sent to a host.
    init(_ error: DeployError) {
        switch error {
        case .noSite: self = .usage("there is no site to be sent", hint: "build first")
        case .unfinished:
            self = .buildFailed("a build did not end, so nothing is sent", hint: "build once more")
        case .outputGone(let count, let first):
            self = .buildFailed(
                "\(count) \(count == 1 ? "file is" : "files are") gone from the output folder, as \(first)",
                hint: "nothing was sent; build first, which writes them again"
            )
        case .damagedManifest:
            self = .transferFailed(
                "what the host says it has (_deploy/manifest) is damaged",
                hint: "nothing was sent; --force sends all files anew, and takes none away"
            )
        case .newerFormat(let number):
            self = .usage(
                "what the host says it has is of form \(number), which a newer program wrote",
                hint: "use that version here, too"
            )
        case .otherSite(let there, let here):
            self = .refused(
                "refused to send: the host has the site of \(there), and this is \(here)",
                hint: "name another place; --force puts this site in its place, as after a move"
            )
        case .ofOthers(let place, let name):
            self = .refused(
                "refused to send: \(place) has something that no deploy has sent, \(name.map { "as \($0)" } ?? "and would lose it")",
                hint:
                    "nothing was sent; name a folder or a branch of which pages alone are served; --force takes this one all the same"
            )
        case .newerThere(let built, let here):
            self = .refused(
                "refused to send: the host has a site built at \(Self.time(built)), and this one is of \(Self.time(here))",
                hint:
                    "fetch the state, build and deploy; look at the clocks of both machines; --force sends it all the same"
            )
        case .locked(let by, let until):
            self = .refused(
                "\(by) is sending to that host, until \(Self.time(until)) at the latest",
                hint: "wait for it; --force goes on in the place of a machine that is gone"
            )
        case .overtaken:
            self = .refused(
                "another deploy was faster, or is at it",
                hint: "deploy once more"
            )
        case .shrunk(let pages, let removed):
            self = .refused(
                "refused to send: of \(pages) pages the host would lose \(removed)",
                hint: "nothing was sent; --allow-deletions takes them away"
            )
        case .failed(let reason, let hint):
            self = .transferFailed(reason, hint: hint)
        }
    }

    private static func time(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }
}

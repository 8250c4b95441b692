import Safekeeping

extension ExitReason {
    /// Why a state could not be sent, fetched or looked through.
    init(_ error: StateError) {
        switch error {
        case .nothingThere:
            self = .stateMissing(
                "no state was ever sent there",
                hint: "'pregonero state push' sends the first one"
            )
        case .newerThere(let moment, let machine):
            self = .refused(
                "refused to send: there is a newer state, of \(moment), which \(machine) sent",
                hint:
                    "'pregonero state pull' fetches it, then build and send; --force puts ours in its place"
            )
        case .newerHere(let files):
            self = .refused(
                "refused to fetch: \(files) \(files == 1 ? "file" : "files") here were not sent and would be lost",
                hint: "'pregonero state push' sends them; --force fetches all the same"
            )
        case .locked(let by, let until):
            self = .refused(
                "\(by) is at work there, until \(until) at the latest",
                hint: "wait for it; --force breaks the lock of a machine that is gone"
            )
        case .otherSite(let there, let here):
            self = .refused(
                "the state there is that of \(there), and this is \(here)",
                hint: "name another place; --force takes it all the same, as after a move"
            )
        case .wouldReplace(let there, let here, let isKnown):
            self = .refused(
                "refused to send: the state there is that of \(there), and this is \(here)",
                hint: isKnown
                    ? "name another place; --force puts ours in its place, as after a move"
                    : "name another place; after a move 'pregonero state pull --force' fetches it first"
            )
        case .newerFormat(let number):
            self = .usage(
                "the state there has form \(number), which a newer program wrote",
                hint: "use that version here, too"
            )
        case .newerArchive(let found, let known):
            self = .usage(
                "the archive there has schema \(found), this program knows \(known)",
                hint: "nothing here was touched; use the pregonero that sent it here, too; "
                    + "'pregonero state pull --at' fetches a former state"
            )
        case .damaged(let what):
            self = .transferFailed(
                "what lies there is damaged: \(what)",
                hint:
                    "nothing here was touched; 'pregonero state push --force' from a machine that has the state mends it; "
                    + "else 'state status' names former states, and 'state pull --at' fetches one"
            )
        case .noSuchSnapshot(let moment, let known):
            self = .usage(
                "there is no state of '\(moment)'",
                hint: "kept are \(known.joined(separator: ", "))"
            )
        case .failed(let reason, let hint):
            self = .transferFailed(reason, hint: hint)
        }
    }
}

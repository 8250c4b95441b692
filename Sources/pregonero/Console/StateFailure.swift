import Safekeeping

extension ExitReason {
    /// Why a state could not be sent, fetched or looked through.
    init(_ error: StateError) {
        switch error {
        case .nothingThere:
            self = .stateMissing(
                "no state was ever sent there\nhint: 'pregonero state push' sends the first one"
            )
        case .newerThere(let moment, let machine):
            self = .refused(
                "refused to send: there is a newer state, of \(moment), which \(machine) sent\n"
                    + "hint: 'pregonero state pull' fetches it, then build and send; --force puts ours in its place"
            )
        case .newerHere(let files):
            self = .refused(
                "refused to fetch: \(files) \(files == 1 ? "file" : "files") here were not sent and would be lost\n"
                    + "hint: 'pregonero state push' sends them; --force fetches all the same"
            )
        case .locked(let by, let until):
            self = .refused(
                "\(by) is at work there, until \(until) at the latest\n"
                    + "hint: wait for it; --force breaks the lock of a machine that is gone"
            )
        case .otherSite(let there, let here):
            self = .refused(
                "the state there is that of \(there), and this is \(here)\n"
                    + "hint: name another place; --force takes it all the same, as after a move"
            )
        case .wouldReplace(let there, let here, let isKnown):
            self = .refused(
                "refused to send: the state there is that of \(there), and this is \(here)\n"
                    + (isKnown
                        ? "hint: name another place; --force puts ours in its place, as after a move"
                        : "hint: name another place; after a move 'pregonero state pull --force' fetches it first")
            )
        case .newerFormat(let number):
            self = .usage(
                "the state there has form \(number), which a newer program wrote\n"
                    + "hint: use that version here, too"
            )
        case .newerArchive(let found, let known):
            self = .usage(
                "the archive there has schema \(found), this program knows \(known)\n"
                    + "hint: nothing here was touched; use the pregonero that sent it here, too; "
                    + "'pregonero state pull --at' fetches a former state"
            )
        case .damaged(let what):
            self = .transferFailed(
                "what lies there is damaged: \(what)\n"
                    + "hint: nothing here was touched; 'pregonero state push --force' from a machine that has the state mends it; "
                    + "else 'state status' names former states, and 'state pull --at' fetches one"
            )
        case .noSuchSnapshot(let moment, let known):
            self = .usage(
                "there is no state of '\(moment)'\nhint: kept are \(known.joined(separator: ", "))"
            )
        case .failed(let reason, let hint):
            self = .transferFailed("\(reason)\nhint: \(hint)")
        }
    }
}

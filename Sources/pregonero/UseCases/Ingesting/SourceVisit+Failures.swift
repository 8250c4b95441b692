import Domain
import Fetching
import SourceKinds

extension SourceVisit {
    /// What went wrong, with what the API itself says of it, and without any secret.
    func reason(_ error: RequestError, _ kind: any SourceKind) -> String {
        guard let answer = error.explanation, let words = kind.explanation(of: answer) else {
            // A name of a host may be the server's own words too.
            return Redaction.line("\(error)", of: source)
        }
        let line = Redaction.line(words, of: source)
        let error = Redaction.line("\(error)", of: source)
        return line.isEmpty ? error : "\(error): \(line)"
    }

    /// What a person can do about a failure.
    func hint(_ failure: Failure, _ kind: any SourceKind) -> String? {
        if failure.effect == .retires {
            return "it is gone for good and is not asked any more: change its url or remove it; "
                + "what was received stays (--refresh=\(source.id) asks again)"
        }
        guard failure.isRefusal else { return nil }
        if !source.variables.isEmpty {
            let names = source.variables.joined(separator: " and ")
            return "set \(names) in the environment to what '\(source.id)' accepts"
        }
        switch kind.access {
        case .key(let variable): return "give '\(source.id)' a key: 'key: \"${env:\(variable)}\"'"
        case .logIn(let user, let password):
            return "give '\(source.id)' its log-in: "
                + "'credentials: {user: \"${env:\(user)}\", password: \"${env:\(password)}\"}'"
        case .none, .publicKey:
            return "it may want a key: 'headers: {Authorization: \"${env:…}\"}' sends one"
        }
    }

    /// A page that did not come, while others did.
    func missing(_ fault: PagedAnswer.Fault, _ kind: any SourceKind) -> Diagnostic {
        Diagnostic(
            .warning,
            "page \(fault.number): \(reason(fault.error, kind)); "
                + (fault.isReplaced ? "its last good answer stands in" : "it is missing"),
            path: source.id.text,
            hint: "it is asked again when it is due"
        )
    }
}

import Domain
import Foundation

/// Reports to a person which sources did not answer, and what stands in for them.
struct SourceReports {
    let console: Console
    let clock: Date
    /// The variable of the environment in which a proxy stands that is not used; nil where there is none, or the configuration
    /// names one.
    var unusedProxy: String?

    /// What curl and others look into for a proxy, the usual one first.
    private static let proxyVariables = [
        "https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY",
    ]

    private static let certificatesHint =
        "install the certificates of authorities, as with: apt-get install ca-certificates, "
        + "or brew install ca-certificates"

    /// - Parameter environment: in which a proxy may stand.
    /// - Returns: the variable that names one.
    static func proxyVariable(in environment: [String: String]) -> String? {
        proxyVariables.first { environment[$0]?.isEmpty == false }
    }

    private var proxyHint: String? {
        unusedProxy.map {
            "the proxy that \($0) names is not used: 'network: {proxy: …}' names one"
        }
    }

    func report(_ answers: FetchedAnswers) {
        if answers.isOffline {
            let samples = answers.outcomes.count { $0.isSample }
            console.report(
                Diagnostic(
                    .note,
                    "no network: the portal is built from the archive"
                        + (samples > 0
                            ? " and \(samples == 1 ? "one sample" : "\(samples) samples")" : ""),
                    hint: proxyHint
                )
            )
        } else if answers.isUnreached, let proxyHint {
            console.report(Diagnostic(.note, "no source could be reached", hint: proxyHint))
        }
        var isMachineNamed = false
        for outcome in answers.outcomes {
            for warning in outcome.warnings where warning.severity != .note {
                console.report(warning)
            }
            for note in outcome.warnings where note.severity == .note {
                console.detail("\(note)")
            }
            // Without network there is one cause, said once.
            guard !answers.isOffline, !outcome.isUnasked else { continue }
            var outcome = outcome
            if outcome.lacksCertificates {
                outcome.hint = isMachineNamed ? nil : Self.certificatesHint
                isMachineNamed = true
            }
            guard let warning = warning(for: outcome) else { continue }
            // A failure is told by the build that met it, then by the summary and `doctor`.
            if outcome.isRemembered {
                console.detail("\(warning)")
            } else {
                console.report(warning)
            }
        }
    }

    private func warning(for outcome: SourceOutcome) -> Diagnostic? {
        let source = outcome.source
        switch outcome.answer {
        case .fresh, .unchanged, .failed: return nil
        case .empty(let reason):
            return Diagnostic(
                .warning,
                "there is nothing to show: \(reason)",
                path: source.id.text,
                hint: outcome.hint
            )
        case .stale(let since, let reason):
            let age = since.map { " of \(BuildSummary.age(clock.timeIntervalSince($0))) ago" } ?? ""
            return Diagnostic(
                .warning,
                "\(reason); the last good answer\(age) stands in",
                path: source.id.text,
                hint: outcome.hint
            )
        case .sample(let reason):
            guard let reason else { return nil }
            return Diagnostic(
                .warning,
                "\(reason); its sample stands in",
                path: source.id.text,
                hint: source.missingVariables.first.map { "set \($0) where the portal is built" }
                    ?? outcome.hint
            )
        }
    }

    /// - Throws: `ExitReason` 3 when a required source gave nothing, 1 when warnings count and there are any.
    static func check(_ answers: FetchedAnswers, strict: Bool) throws(ExitReason) {
        for outcome in answers.outcomes {
            if case .failed(let reason) = outcome.answer {
                throw .sourceUnavailable(
                    "the required source '\(outcome.source.id)' was unavailable: \(reason)"
                )
            }
        }
        let troubled = answers.outcomes.filter(\.isTroubled)
        if strict, let first = troubled.first {
            throw .buildFailed(
                "\(troubled.count) source\(troubled.count == 1 ? "" : "s") did not answer "
                    + "(first '\(first.source.id)'), and --strict asks for all"
            )
        }
    }
}

extension SourceOutcome {
    var isSample: Bool {
        if case .sample = answer { return true }
        return false
    }

    /// Whether the source's own answers are shown, be they old.
    var isReal: Bool {
        switch answer {
        case .fresh, .unchanged, .stale: true
        case .sample, .empty, .failed: false
        }
    }

    /// Whether something else stands in for a real answer.
    var isTroubled: Bool {
        switch answer {
        case .fresh, .unchanged: false
        case .stale, .sample, .empty, .failed: true
        }
    }
}

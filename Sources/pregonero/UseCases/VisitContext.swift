import Domain
import Foundation
import SourceKinds

/// What the visits of one build have in common.
struct VisitContext: Sendable {
    let contentFolder: URL
    let timeZone: TimeZone
    let now: Date

    func reading(_ source: Source, _ origin: Origin) -> ReadingContext {
        ReadingContext(
            source: source,
            origin: origin,
            timeZone: timeZone,
            receivedAt: now,
            contentFolder: contentFolder
        )
    }

    /// How the answers of a source are read now.
    func fingerprint(_ source: Source) -> String {
        ReadingFingerprint.of(source, [timeZone.identifier, Version.text])
    }
}

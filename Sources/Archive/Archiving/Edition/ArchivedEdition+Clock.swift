public import Domain
import Foundation

/// What an edition makes of a clock that lies behind those of earlier builds.
extension ArchivedEdition {
    /// What a person should know where articles stay that would wait for their time; nil where none does.
    public var remark: Diagnostic? {
        guard index.staying > 0 else { return nil }
        let articles =
            index.staying == 1
            ? "an article that is published would wait for its time: it stays"
            : "\(index.staying) articles that are published would wait for their time: they stay"
        return Diagnostic(
            .warning,
            "by the clock, \(Chronology.text(clock)), \(articles)",
            hint: "set the clock right, or SOURCE_DATE_EPOCH where it is set; "
                + "'draft: true' takes an article off the site"
        )
    }
}

import Archiving
import Domain
import Foundation

/// What came of asking the sources and archiving their answers.
struct Ingested {
    let answers: FetchedAnswers
    let tally: IngestTally
    /// As of when it is noted how the sources stand.
    let time: Date
    /// Files of articles that are not shown, since they are drafts; paths below `Content`.
    let drafts: [String]
}

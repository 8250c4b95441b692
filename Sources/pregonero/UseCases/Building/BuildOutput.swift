import Foundation

/// Says what a build came to, to a person and to programs.
struct BuildOutput {
    let console: Console
    let isJSON: Bool
    /// Whether a program wants to know when the site changes next.
    let printsNextDue: Bool
    let clock: Date
    let timeZone: TimeZone

    func summary(
        _ ingested: Ingested,
        _ pictures: PictureReport,
        _ portal: PublishedPortal
    ) -> BuildSummary {
        BuildSummary(ingested, pictures, portal, clock: clock, timeZone: timeZone)
    }

    /// - Throws: `ExitReason` when nobody reads on.
    func report(_ summary: BuildSummary, took time: Duration) throws {
        var summary = summary
        summary.times.total = time.inSeconds
        if isJSON {
            try console.data(try summary.json)
        } else if printsNextDue {
            try console.data(summary.nextChange.map { $0.formatted(.iso8601) } ?? "none")
        }
        console.say(summary.text)
    }
}

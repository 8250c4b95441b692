/// Keeps a site that lost much of its content from being published unseen.
enum ShrinkGuard {
    /// The largest share of its articles that a site may lose in one build, in percent.
    static let share = 30
    /// Sites smaller than this come and go freely.
    static let least = 10

    /// - Throws: `PublishingError.shrunk` where a site would lose more than that.
    static func check(from before: Int, to now: Int) throws(PublishingError) {
        if isLoss(from: before, to: now) { throw .shrunk(from: before, to: now) }
    }

    /// For a site of which no state is known.
    ///
    /// - Throws: `PublishingError.shrunkWithoutState` where the output folder shows too many more.
    static func check(from output: String, to now: Int) throws(PublishingError) {
        let shown = ShownArticles.count(in: output)
        if isLoss(from: shown, to: now) { throw .shrunkWithoutState(from: shown, to: now) }
    }

    private static func isLoss(from before: Int, to now: Int) -> Bool {
        before >= least && (before - now) * 100 > before * share
    }
}

/// Keeps a site that lost much of its content from being published unseen.
enum ShrinkGuard {
    /// The largest share of its articles that a site may lose in one build, in percent.
    static let share = 30
    /// Sites smaller than this come and go freely.
    static let least = 10

    static func check(from before: Int, to now: Int) throws(PublishingError) {
        guard before >= least, (before - now) * 100 > before * share else { return }
        throw .shrunk(from: before, to: now)
    }
}

import ArgumentParser

/// How much is done at once, as a person asks for it.
enum JobCount {
    private static let most = 1_000

    /// - Parameter jobs: what `--jobs` says.
    /// - Throws: `ValidationError` for none, and for more than any machine has.
    static func check(_ jobs: Int?) throws {
        guard let jobs, !(1...most).contains(jobs) else { return }
        throw ValidationError("--jobs: 1 to \(most) can be done at once, not \(jobs)")
    }
}

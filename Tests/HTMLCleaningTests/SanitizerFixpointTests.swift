import HTMLCleaning
import TestSupport
import Testing
import WebURL

/// Cleaning what was cleaned changes nothing.
@Suite struct SanitizerFixpointTests {
    private static let policies: [(policy: Sanitizer.Policy, isAbsolute: Bool)] = [
        (.feed, true), (.own, false),
    ]

    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
    func attacksAreCleanAfterOnePass() throws {
        let payloads = try PayloadCorpus.attacks()
        #expect(payloads.count == 4_468)
        #expect(unstable(payloads) == [])
    }

    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
    func oddDocumentsAreCleanAfterOnePass() throws {
        let documents = try PayloadCorpus.oddDocuments()
        #expect(documents.count > 1_500)
        #expect(unstable(documents) == [])
    }

    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"), arguments: 1...2)
    func mutationsAreCleanAfterOnePass(seed: UInt64) throws {
        let seeds = try PayloadCorpus.attacks() + PayloadCorpus.oddDocuments()
        var mutator = HTMLMutator(seed: seed, seeds: seeds)
        #expect(unstable((0..<3_000).map { _ in mutator.mutate() }) == [])
    }

    @Test(arguments: 1...2)
    func randomTagSoupIsCleanAfterOnePass(seed: UInt64) {
        var mutator = HTMLMutator(seed: seed, seeds: [])
        #expect(unstable((0..<3_000).map { _ in mutator.soup() }) == [])
    }

    @Test func longOutputIsCutAndStaysAsItIs() {
        let word = "<ul><li>one <b>two &amp; &nbsp; three</b><p>four</ul>"
        let long = [
            String(repeating: word, count: 25_000),
            String(repeating: "é", count: 700_000),
            "<p title='\(String(repeating: "é", count: 3_000))'>x",
            String(repeating: "<blockquote>", count: 500) + "x",
            String(repeating: "<ul><li><b>", count: 500) + "x",
        ]
        #expect(unstable(long) == [])
        #expect(Sanitizer().clean(long[0], base: nil).utf8.count < 1 << 20 + 1_000)
        #expect(Sanitizer().clean(long[1], base: nil).utf8.count == 1 << 20)
    }

    /// The inputs whose output changes in a second pass, with the same base or, where all addresses are absolute, none.
    private func unstable(_ inputs: [String]) -> [String] {
        let base = WebURL("https://example.org/news/item?id=1")
        return Self.policies.flatMap { policy, isAbsolute in
            let sanitizer = Sanitizer(policy: policy)
            return [base, nil].flatMap { base in
                inputs.filter { input in
                    let once = sanitizer.clean(input, base: base)
                    return [base, isAbsolute ? nil : base].contains { base in
                        Array(sanitizer.clean(once, base: base).utf8) != Array(once.utf8)
                    }
                }
            }
        }
    }
}

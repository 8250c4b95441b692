import Basics
import Publishing
import Testing

@testable import Deploying

@Suite struct HostLimitsTests {
    private func file(_ name: String, _ size: Int) -> StandingSite.File {
        StandingSite.File(name: name, digest: .unknown, size: size)
    }

    @Test func aSiteWithinThemIsNotSpokenOf() {
        let files = (0..<20_000).map { file("\($0).html", 1_000) } + []
        #expect(HostLimits.cloudflare.excess(of: files) == [])
        #expect(HostLimits.gitHub.excess(of: files) == [])
    }

    @Test func tooManyFilesAreCounted() {
        let files = (0..<20_001).map { file("\($0).html", 1) }
        #expect(
            HostLimits.cloudflare.excess(of: files) == [
                "Cloudflare Pages (free plan) takes 20000 files, the site has 20001"
            ]
        )
    }

    @Test func largeFilesAreNamed() {
        let files = [file("a.mp4", 25 << 20), file("b.mp4", 26 << 20), file("c.mp4", 40 << 20)]
        #expect(
            HostLimits.cloudflare.excess(of: files) == [
                "Cloudflare Pages (free plan) takes files of 25 MiB, b.mp4 has 26 MiB, and 1 more are larger"
            ]
        )
    }

    @Test func whatAllOfItWeighsCounts() {
        let files = (0..<11).map { file("\($0).mp4", 99 << 20) }
        #expect(
            HostLimits.gitHub.excess(of: files) == [
                "GitHub Pages takes 1000 MB, the site has 1142 MB"
            ]
        )
    }
}

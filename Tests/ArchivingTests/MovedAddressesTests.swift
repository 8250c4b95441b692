import Domain
import Foundation
import Testing

@testable import Archiving

/// What the archive knows of addresses that have moved.
@Suite struct MovedAddressesTests {
    private func take(_ moves: [Redirect], in fixture: ArchiveFixture, after hours: Double) throws {
        let batch = fixture.batch([.sample("1")], after: hours)
        _ = try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(moves: moves),
            at: batch.receivedAt
        )
    }

    private let one = Redirect(from: "/a/", to: "/noticias/")
    private let other = Redirect(from: "/b/", to: "/noticias/")

    @Test func theListOfTheLastBuildHolds() throws {
        let fixture = try ArchiveFixture()
        try take([other, one], in: fixture, after: 0)
        #expect(try fixture.edition(after: 1).redirects() == [one, other])
        try take([other], in: fixture, after: 1)
        #expect(try fixture.edition(after: 2).redirects() == [other])
        try take([], in: fixture, after: 2)
        #expect(try fixture.edition(after: 3).redirects() == [])
    }

    @Test func onlyAChangeOfTheListChangesTheArchive() throws {
        let fixture = try ArchiveFixture()
        try take([one], in: fixture, after: 0)
        let before = try fixture.archive.fingerprint()
        try take([one], in: fixture, after: 1)
        #expect(try fixture.archive.fingerprint() == before)
        try take([Redirect(from: "/a/", to: "/secciones/")], in: fixture, after: 2)
        #expect(try fixture.archive.fingerprint() != before)
    }
}

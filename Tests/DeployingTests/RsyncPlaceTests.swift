import Testing

@testable import Deploying

@Suite struct RsyncPlaceTests {
    /// With port and key where the environment has them, and without what else may stand there.
    @Test func theHintCallsSshAsItWasCalled() throws {
        let place = try #require(
            RsyncPlace(
                place: "ana@host.example:/srv/www",
                machine: "taller",
                environment: ["RSYNC_RSH": "false -p 2222 -i key"]
            )
        )
        let expected = DeployError.failed(
            "ssh: it said nothing",
            hint:
                "see that '$RSYNC_RSH ana@host.example touch /srv/www/x' works without a question, "
                + "and that rsync is installed there"
        )
        #expect(throws: expected) { _ = try place.records() }
    }
}

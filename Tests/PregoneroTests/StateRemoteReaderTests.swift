import Testing

@testable import pregonero

/// The form of places where a state is kept: neither a host nor a program is needed to see it.
@Suite struct StateRemoteReaderTests {
    private func fault(_ text: String, branch: String = "estado") -> ExitReason? {
        StateRemoteReader(layout: .nowhere, branch: branch).fault(in: text)
    }

    @Test(arguments: [
        "./backup", "/srv/backup", "rclone:NAME:PATH", "rclone:/srv/backup",
        "git:https://host/portal.git", "git:/srv/portal.git", "./a:b",
    ])
    func placesHaveNoFault(text: String) {
        #expect(fault(text) == nil)
    }

    private static let ways =
        "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:https://host/portal.git"

    @Test(arguments: [
        ("", "a place for the state is empty"),
        ("rclone:store", "what stands after 'rclone:' is no place"),
        ("git:", "what stands after 'git:' is no place"),
        ("s3://b/x", "'s3:…' is no folder"),
    ])
    func whatIsNoPlaceIsTold(text: String, message: String) {
        #expect(fault(text) == .usage(message, hint: Self.ways))
    }

    @Test func aBranchMattersToRepositoriesAlone() {
        let told = fault("git:https://host/portal.git", branch: "a b")
        #expect(told?.message == "'a b' is no name of a branch")
        #expect(told?.hint?.hasPrefix("--branch names one") == true)
        #expect(fault("./backup", branch: "a b") == nil)
    }
}

import Foundation
import Testing

@testable import Transfers

@Suite struct GitRepositoryTests {
    private static func refused(_ reason: String, _ lines: String = "") -> String {
        """
        \(lines)
        To ../t.git
         ! [remote rejected] 1a2b -> pages (\(reason))
        error: failed to push some refs to '../t.git'

        """
    }

    private static let locked = "remote: error: cannot lock ref 'refs/heads/pages': "
    private static let forced =
        "each sending replaces the commit: let the branch take forced pushes, "
        + "as with 'git config receive.denyNonFastForwards false' there"
    private static let plain = "see that 'git ls-remote' reads the repository and a push writes it"

    @Test(arguments: [
        "To ../t.git\n ! [rejected]        1a2b -> pages (stale info)\n",
        " ! [rejected] 1a2b -> pages (fetch first)\n",
        " ! [rejected] 1a2b -> pages (non-fast-forward)\n",
        refused("cannot lock ref 'refs/heads/pages': is at 1a2b but expected 3c4d"),
        refused("failed to update ref", "\(locked)is at 1a2b but expected 3c4d"),
        refused("failed to update ref", "\(locked)Unable to create 'pages.lock': File exists."),
        refused("failed to update ref", "\(locked)reference already exists"),
        refused("incorrect old value provided"),
    ])
    func whoeverWasInBetweenIsKnown(errors: String) {
        #expect(GitRepository.isLate(errors))
    }

    @Test(arguments: [
        (refused("non-fast-forward", "remote: error: denying non-fast-forward"), forced),
        (refused("pre-receive hook declined", "remote: You are not allowed to force push"), forced),
        (
            refused("protected branch hook declined", "remote: Cannot force-push to this branch"),
            forced
        ),
        (
            refused("branch is currently checked out"),
            "name another branch, or a repository that is bare"
        ),
        (refused("unpacker error", "remote: fatal: write error: No space left on device"), plain),
        (refused("failed to update ref", "\(locked)Unable to create: Permission denied"), plain),
        (refused("pre-receive hook declined", "remote: closed"), plain),
        ("fatal: unable to access 'https://git.example/': The requested URL returned 403", plain),
    ])
    func whatIsRefusedWhoeverSendsItIsNoOtherMachine(errors: String, hint: String) {
        #expect(!GitRepository.isLate(errors))
        #expect(GitRepository.hint(errors) == hint)
    }

    /// A git that was killed leaves its locks, and none of the next ones would ever get them.
    @Test func whatOneThatWasEndedHasLockedIsFree() throws {
        let base = FileManager.default.temporaryDirectory
            .appending(path: "git-\(UUID().uuidString)").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: base) }
        let there = "\(base)/there.git"
        let made = try ToolRun(name: "git").run(["init", "--quiet", "--bare", there])
        #expect(made.code == 0, "\(made.errors)")
        let repository = GitRepository(
            address: there,
            branch: "pages",
            folder: "\(base)/own",
            known: "refs/pregonero/known",
            isPartial: false
        )
        #expect(try !repository.fetch())
        #expect(try repository.push(try commit("uno", in: repository)))
        for name in ["sending", "shallow", "HEAD", "config", "refs/pregonero/known"] {
            try Data().write(to: URL(filePath: "\(base)/own/\(name).lock"))
        }
        #expect(try repository.fetch())
        try repository.git(["read-tree", "--empty"])
        #expect(try repository.push(try commit("dos", in: repository)))
        #expect(try repository.file("one") == Array("dos".utf8))
    }

    private func commit(_ text: String, in repository: GitRepository) throws -> String {
        let words = ["hash-object", "-w", "--stdin"]
        let blob = try repository.word(words, input: Array(text.utf8))
        let tree = try repository.word(["mktree"], input: Array("100644 blob \(blob)\tone\n".utf8))
        return try repository.word(["commit-tree", "-m", text, tree])
    }
}

import Testing

/// Places where a state is kept once more, and what is none.
@Suite struct KeepStateTests {
    @Test(arguments: [
        ("https://ana:cl4ve@github.com/ana/portal.git", "of a repository write git:https:…; else"),
        ("git@github.com:ana/portal.git", "of a repository write git:git@github.com:…; else"),
        ("git://example.org/portal.git", "of a repository write git:git:…; else"),
        ("store:portal", "of a place of rclone write rclone:store:…; else"),
        ("s3://b/x", "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:"),
        ("ftp://x/y", "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:"),
        ("rclone:store", "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:"),
        ("${env:FOO}", "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:"),
    ])
    func whatIsNoFolderIsNoPlace(place: String, hint: String) async throws {
        let workplace = try await Workplace.built()
        let run = try await workplace.run("state", "push", "--remote", place)
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains("\nhint: \(hint)"), "\(run.errors)")
        #expect(!run.errors.contains("cl4ve"))
        #expect(!workplace.exists(String(place.prefix { $0 != "/" })))
    }

    @Test(arguments: [".", "public", "public/x", "./.pregonero/x", "Content/static", "x/../public"])
    func whatTheProgramItselfWritesIsNoPlace(place: String) async throws {
        let workplace = try await Workplace.built()
        for words in [["state", "push", "--remote", place], ["deploy", "--to", place]] {
            let run = try await workplace.start(words).finished()
            #expect(run.code == 2, "\(words): \(run.errors)")
            #expect(run.errors.contains("which the program reads and writes itself"))
        }
        #expect(!workplace.exists("current") && !workplace.exists("public/current"))
    }

    @Test func aFolderMayHaveAnyNameThatIsSaidToBeOne() async throws {
        let workplace = try await Workplace.built()
        #expect(try await workplace.run("state", "push", "--remote", "./store:portal").code == 0)
        #expect(workplace.exists("store:portal/current"))
        #expect(try await workplace.run("deploy", "--to", "./store:portal/www").code == 0)
    }
}

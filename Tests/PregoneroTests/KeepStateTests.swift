import Foundation
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
        ("${FOO}", "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:"),
    ])
    func whatIsNoFolderIsNoPlace(place: String, hint: String) async throws {
        let workplace = try await Workplace.built()
        let run = try await workplace.run("state", "push", "--remote", place)
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains("\nhint: \(hint)"), "\(run.errors)")
        #expect(!run.errors.contains("cl4ve"))
        #expect(!workplace.exists(String(place.prefix { $0 != "/" })))
    }

    @Test func aPlaceThatIsNamedIsFilledInFromTheEnvironment() async throws {
        let workplace = try await Workplace.built()
        let words = ["state", "push", "--remote", "./${env:KEPT}"]
        let run = try await workplace.start(words, environment: ["KEPT": "guardado"]).finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(workplace.exists("guardado/current"))
        let missing = try await workplace.start(words).finished()
        #expect(missing.code == 2, "\(missing.errors)")
        #expect(
            missing.errors.contains(
                "error: --remote needs KEPT, which the environment has not\nhint: set KEPT in the environment\n"
            ),
            "\(missing.errors)"
        )
    }

    @Test func aPlaceOfTheConfigurationNeedsItsVariables() async throws {
        let workplace = try await Workplace.built()
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with:
                    "site:\n  state: {remote: \"git:https://ana:${env:NADIE}@host.example/a.git\"}\n"
            ),
            to: "Content/site.yaml"
        )
        let run = try await workplace.run("state", "status")
        #expect(run.code == 2, "\(run.errors)")
        #expect(
            run.errors.contains("error: the place of the state needs NADIE, which the environment"),
            "\(run.errors)"
        )
        // Another one that is named stands in its place.
        #expect(try await workplace.run("state", "push", "--remote", "./kept").code == 0)
    }

    @Test(arguments: ["a b", "-f", "x..y", "x.lock", "a/.b", "a//b", "x:y", "@", "x."])
    func whatNoBranchMayBeCalledIsNoPlace(branch: String) async throws {
        let workplace = try await Workplace.built()
        let place = "git:\(workplace.folder.path(percentEncoded: false))/kept.git"
        let words = [
            ["state", "push", "--remote", place, "--branch=\(branch)"],
            ["deploy", "--to", "\(place)#\(branch)"],
        ]
        for words in words {
            let run = try await workplace.start(words).finished()
            #expect(run.code == 2, "\(words): \(run.errors)")
            #expect(run.errors.contains("error: '\(branch)' is no name of a branch\nhint: "))
        }
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

    @Test(arguments: ["..", "/", "../.."])
    func whatHoldsTheSiteIsNoPlace(place: String) async throws {
        let workplace = try await Workplace.built()
        let before = try workplace.site().files
        for words in [["state", "push", "--remote", place], ["deploy", "--to", place]] {
            let run = try await workplace.start(words).finished()
            #expect(run.code == 2, "\(words): \(run.errors)")
            #expect(
                run.errors.contains("'\(place)' holds the site's own folder, which the program"),
                "\(run.errors)"
            )
        }
        #expect(try workplace.site().files == before)
    }

    /// Of a portal that two machines build each has an output folder, and one of them withdraws an article.
    @Test(arguments: [[], ["--erase"]] as [[String]])
    func whatAnotherMachineTookAwayGoesHereWithTheNextBuild(words: [String]) async throws {
        let one = try await Workplace.built()
        let remote = one.folder.appending(path: "kept").path(percentEncoded: false)
        #expect(try await one.run("state", "push", "--remote", remote).code == 0)
        let two = try Workplace()
        try one.copy("Content", to: two)
        #expect(try await two.run("state", "pull", "--remote", remote).code == 0)
        #expect(try await two.build().code == 0)
        let page = try #require(try two.site().files.keys.first { $0.contains("/noticia-2-") })
        let address = "https://fuente.example/2"
        let withdrawn = try await two.start(
            ["withdraw", address, "--offline", "--clock", "2026-11-21T07:00:00Z"] + words
        ).finished()
        #expect(withdrawn.code == 0, "\(withdrawn.errors)")
        #expect(try await two.run("state", "push", "--remote", remote).code == 0)
        try one.remove("Content")
        try two.copy("Content", to: one)
        try one.write("x", to: ".pregonero/deploying/git-1/objects/1")
        try one.write("x", to: ".pregonero/deploying/begun-1")
        let pulled = try await one.run("state", "pull", "--remote", remote)
        #expect(pulled.code == 0, "\(pulled.errors)")
        #expect(one.exists(".pregonero/deploying/git-1") == words.isEmpty)
        // What a deploy left half done has to be known all the same.
        #expect(one.exists(".pregonero/deploying/begun-1"))
        // Between the two nothing is sent that nobody knows.
        let deployed = try await one.run("deploy", "--to", "./www")
        #expect(deployed.code != 0)
        let built = try await one.build("--offline", at: "2026-11-21T08:00:00Z")
        #expect(built.code == 0, "\(built.errors)")
        let again = try await two.build("--offline", at: "2026-11-21T08:00:00Z")
        #expect(again.code == 0, "\(again.errors)")
        let (here, there) = (try one.site().files, try two.site().files)
        #expect(Set(here.keys) == Set(there.keys))
        #expect(here == there)
        guard !words.isEmpty else { return }
        #expect(
            here[page].map { !String(decoding: $0, as: UTF8.self).contains("Noticia 2") } ?? true
        )
        // Nor is it in what could be brought back.
        let held = try BuiltSite(folder: one.folder.appending(path: ".pregonero")).files
        #expect(held.filter { $0.key.contains("/objects/") } == [:])
    }

    @Test func aFolderMayHaveAnyNameThatIsSaidToBeOne() async throws {
        let workplace = try await Workplace.built()
        #expect(try await workplace.run("state", "push", "--remote", "./store:portal").code == 0)
        #expect(workplace.exists("store:portal/current"))
        #expect(try await workplace.run("deploy", "--to", "./store:portal/www").code == 0)
    }
}

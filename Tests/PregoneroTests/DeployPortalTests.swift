import Foundation
import Testing

/// Places to which a site is sent, and what they may have already.
@Suite struct DeployPortalTests {
    /// A repository whose branch `main` has two commits of somebody's own.
    private func repository(_ workplace: Workplace) async throws {
        let run = try await workplace.shell(
            """
            git init --quiet --bare --initial-branch=main own.git
            git init --quiet --initial-branch=main work && cd work
            for number in 1 2; do
              echo $number > README
              git add README
              git -c user.name=a -c user.email=a@localhost commit --quiet -m $number
            done
            git push --quiet ../own.git main
            """
        )
        #expect(run.code == 0, "\(run.errors)")
    }

    private func commits(_ workplace: Workplace) async throws -> String {
        try await workplace.shell("git --git-dir=own.git rev-list --count main").output
    }

    @Test(arguments: ["git@github.com:ana/portal.git", "${FOO}", "a@b:c", "git:"])
    func whatIsNoFolderIsNoPlace(place: String) async throws {
        let workplace = try await Workplace.built()
        let run = try await workplace.run("deploy", "--to", place)
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains("git:https://host/portal.git"), "\(run.errors)")
    }

    /// Where somebody types it, a secret need not stand in the list of processes either.
    @Test func aPlaceThatIsNamedIsFilledInFromTheEnvironment() async throws {
        let workplace = try await Workplace.built()
        let words = ["deploy", "--to", "./${env:PORTAL_FOLDER}/www"]
        let environment = ["PORTAL_FOLDER": "sitio"]
        let run = try await workplace.start(words, environment: environment).finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(workplace.exists("sitio/www/index.html"))
    }

    @Test(arguments: [
        (["deploy", "--to", "rclone:${env:CLAVE}"], "'rclone:…' names no store"),
        (["deploy", "--to", "rclone:${env:LARGA}-${env:CLAVE}"], "'rclone:…-…' names no store"),
        (["deploy", "--to", "rclone:${env:CLAVE}-${env:LARGA}"], "'rclone:…-…' names no store"),
        (["deploy", "--to", "rclone:${env:TROZOS}"], "did you mean rclone:…:…?"),
        (
            ["deploy", "--to", "${env:ENTERA}"],
            "--to is no place as the environment fills it in\nhint: look at what ENTERA holds"
        ),
        (["deploy", "--to", "ftps://ana:${env:LARGA}"], "what stands after 'ftps:' is no place"),
        (
            ["state", "push", "--remote", "${env:CLAVE}:x"],
            "--remote is no place as the environment fills it in\nhint: look at what CLAVE holds"
        ),
        (["state", "push", "--remote", "./Content/${env:CLAVE}"], "'./Content/…' lies in"),
    ])
    func whatWasFilledInIsNotShown(words: [String], told: String) async throws {
        let workplace = try await Workplace.built()
        let environment = [
            "CLAVE": "cl4ve", "LARGA": "cl4ve2024", "TROZOS": "cl4ve2024/otros",
            "ENTERA": "cl4ve2024:/otros",
        ]
        let run = try await workplace.start(words, environment: environment).finished()
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains(told), "\(run.errors)")
        for part in ["cl4ve", "ve2024", "otros"] {
            #expect(!run.errors.contains(part), "\(run.errors)")
        }
    }

    /// Neither where all goes well nor where the host does not do it, and from the configuration as from a flag.
    @Test(arguments: [["deploy"], ["deploy", "--to", "./${env:CLAVE}/www"]])
    func whatWasFilledInIsInNoReport(words: [String]) async throws {
        let workplace = try await Workplace.built()
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with: "site:\n  deploy: \"./${env:CLAVE}/www\"\n"
            ),
            to: "Content/site.yaml"
        )
        let environment = ["CLAVE": "cl4ve"]
        for words in [words + ["--dry-run"], words, words + ["--json"]] {
            let run = try await workplace.start(words, environment: environment).finished()
            #expect(run.code == 0, "\(run.errors)")
            #expect((run.output + run.errors).contains("/…/www"), "\(run.output)\(run.errors)")
            #expect(!(run.output + run.errors).contains("cl4ve"), "\(run.output)\(run.errors)")
        }
        #expect(workplace.exists("cl4ve/www/index.html"))
        try workplace.remove("cl4ve")
        try workplace.write("x", to: "cl4ve")
        let failed = try await workplace.start(words, environment: environment).finished()
        #expect(failed.code == 6, "\(failed.errors)")
        #expect(failed.errors.contains("/…/www"), "\(failed.errors)")
        #expect(!failed.errors.contains("cl4ve"), "\(failed.errors)")
    }

    @Test func aFailureOfAStateShowsNothingOfWhatWasFilledIn() async throws {
        let workplace = try await Workplace.built()
        try workplace.write("x", to: "cl4ve")
        let words = ["state", "push", "--remote", "./${env:CLAVE}/x"]
        let run = try await workplace.start(words, environment: ["CLAVE": "cl4ve"]).finished()
        #expect(run.code == 6, "\(run.errors)")
        #expect(!run.errors.contains("cl4ve"), "\(run.errors)")
    }

    /// Flags are of one run; only what sends there minds where it leads.
    @Test func aFolderOfAFlagMayBeAConfiguredPlace() async throws {
        let workplace = try await Workplace.built()
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with: "site:\n  deploy: sitio\n  state: {remote: copia}\n"
            ),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.run("deploy").code == 0)
        for words in [["config", "-o", "sitio"], ["config", "--state", "copia"]] {
            let run = try await workplace.start(words).finished()
            #expect(run.code == 0, "\(words): \(run.errors)")
        }
        let build = try await workplace.build("-o", "sitio", "--state", "copia", "--offline")
        #expect(build.code == 0, "\(build.errors)")
        let run = try await workplace.run("deploy", "-o", "sitio", "--state", "copia")
        #expect(run.code == 2, "\(run.errors)")
        let told = "'sitio' lies in 'sitio/', which the program reads and writes itself"
        #expect(run.errors.contains(told), "\(run.errors)")
        // The usual folder is free where a flag names another.
        try workplace.write(
            workplace.read("Content/site.yaml").replacing("deploy: sitio", with: "deploy: public"),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.run("config").code == 2)
        #expect(try await workplace.run("config", "-o", "otra").code == 0)
    }

    @Test(arguments: ["./", "ftps://ana:", "git:https://ana:", "rclone:store:", "rsync:"])
    func aPlaceThatIsNamedNeedsItsVariables(start: String) async throws {
        let workplace = try await Workplace.built()
        let place = "\(start)${env:NADIE}@host.example/x"
        let run = try await workplace.run("deploy", "--to", place)
        #expect(run.code == 2, "\(run.errors)")
        #expect(
            run.errors.contains(
                "error: --to needs NADIE, which the environment has not\nhint: set NADIE in the environment\n"
            ),
            "\(run.errors)"
        )
        let wrong = place.replacing("NADIE", with: "no-name")
        let odd = try await workplace.run("deploy", "--to", wrong)
        #expect(odd.code == 2, "\(odd.errors)")
        #expect(
            odd.errors.contains(
                "error: --to: '${env:no-name' names no variable of the environment"
            ),
            "\(odd.errors)"
        )
    }

    @Test(arguments: [[], ["--dry-run"]] as [[String]])
    func aBranchThatHasSomethingElseIsLeftAlone(flags: [String]) async throws {
        let workplace = try await Workplace.built()
        try await repository(workplace)
        let place = "git:\(workplace.folder.path(percentEncoded: false))own.git#main"
        let run = try await workplace.start(["deploy", "--to", place] + flags).finished()
        #expect(run.code == 4, "\(run.errors)")
        #expect(
            run.errors.contains("own.git#main has something that no deploy has sent"),
            "\(run.errors)"
        )
        #expect(try await commits(workplace) == "2\n")
        #expect(try await workplace.run("deploy", "--to", place, "--force").code == 0)
        #expect(try await commits(workplace) == "1\n")
        // Now it is ours.
        #expect(try await workplace.run("deploy", "--to", place).code == 0)
    }

    /// Without a store before a colon rclone takes a folder here, wherever that is.
    @Test(arguments: [
        ("rclone:tienda", "did you mean rclone:tienda:?"),
        ("rclone:tienda/www", "did you mean rclone:tienda:www?"),
        ("rclone:.", "'rclone:.' names no store"), ("rclone:tienda,pass=x", "names no store"),
        ("rclone::local:Content", "names no store"),
        ("enlace/pages/nuevo", "lies in 'Content/'"),
    ])
    func aFolderOfTheSiteIsNoPlace(place: String, told: String) async throws {
        let workplace = try await Workplace.built()
        try await workplace.shell("ln -s Content enlace")
        let run = try await workplace.run("deploy", "--to", place)
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains(told), "\(run.errors)")
        #expect(!workplace.exists("Content/pages/nuevo"))
    }

    @Test func whatOthersHaveIsNamed() async throws {
        let workplace = try await Workplace.built()
        try workplace.write("x", to: "there/Robots.txt")
        let run = try await workplace.run("deploy", "--to", "./there")
        #expect(run.code == 4, "\(run.errors)")
        #expect(
            run.errors.contains("there has something that no deploy has sent, as Robots.txt\n"),
            "\(run.errors)"
        )
        #expect(!workplace.exists("there/index.html"))
        #expect(try await workplace.run("deploy", "--to", "./there", "--force").code == 0)
        #expect(workplace.exists("there/index.html"))
    }

    /// For the programs that send files it would be a command of its own.
    @Test func aNameWithAControlIsNotSent() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write("x", to: "Templates/assets/a\u{7}b.txt")
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.run("deploy", "--to", "./there")
        #expect(run.code != 0)
        #expect(run.errors.contains("no host takes the name of '_/ab."), "\(run.errors)")
        #expect(!workplace.exists("there/index.html"))
    }

    @Test func whatIsWrongWithOnePlaceKeepsAllFromBeingSentTo() async throws {
        let workplace = try await Workplace.built()
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with:
                    "site:\n  deploy: {casa: www, lejos: \"ftp://ana:${env:NADIE}@127.0.0.1/www\"}\n"
            ),
            to: "Content/site.yaml"
        )
        let run = try await workplace.run("deploy")
        #expect(run.code == 2, "\(run.errors)")
        #expect(run.errors.contains("the place 'lejos' needs NADIE"), "\(run.errors)")
        #expect(
            !FileManager.default.fileExists(
                atPath: workplace.folder.appending(path: "www").path(percentEncoded: false)
            )
        )
    }

    /// A dead host keeps the portal from no other one.
    @Test func oneThatFailsIsNamedAndTheOthersAreSentTo() async throws {
        let workplace = try await Workplace.built()
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with: "site:\n  deploy: {espejo: closed, casa: www, otra: full}\n"
            ),
            to: "Content/site.yaml"
        )
        try workplace.write("x", to: "closed")
        try workplace.write("x", to: "full/index.html")
        let run = try await workplace.run("deploy", "--json")
        #expect(run.code == 6, "\(run.errors)")
        #expect(run.errors.contains("error: espejo: "), "\(run.errors)")
        #expect(run.errors.contains("error: otra: refused to send: "), "\(run.errors)")
        #expect(
            run.errors.hasSuffix(
                "error: deploying failed for espejo, otra, and went well for casa\n"
                    + "hint: once that is mended, 'pregonero deploy espejo' sends it there alone\n"
            ),
            "\(run.errors)"
        )
        #expect(workplace.exists("www/index.html"))
        let done = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Any]
        #expect(done?.count == 1)
    }

    /// Those who may not read it would.
    @Test func whatIsClosedGoesToNoHostThatAsksForNoPasswords() async throws {
        let workplace = try await Workplace.built()
        let hash = "$2b$10$" + String(repeating: "a", count: 53)
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "site:\n",
                with:
                    "site:\n  protect: {paths: [/about/], user: ana, password: \"\(hash)\"}\n"
            ),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.build().code == 0)
        try await repository(workplace)
        let place = "git:\(workplace.folder.path(percentEncoded: false))own.git#pages"
        for flags in [[], ["--dry-run"], ["--force"]] {
            let run = try await workplace.start(["deploy", "--to", place] + flags).finished()
            #expect(run.code == 4, "\(run.errors)")
            #expect(
                run.errors.contains(
                    "own.git#pages asks for no passwords, and what 'protect' closes would be open there\n"
                ),
                "\(run.errors)"
            )
        }
        let run = try await workplace.run("deploy", "--to", place, "--allow-open")
        #expect(run.code == 0 && !run.errors.contains("no passwords"), "\(run.errors)")
        #expect(try await workplace.run("deploy", "--to", "www").code == 0)
    }
}

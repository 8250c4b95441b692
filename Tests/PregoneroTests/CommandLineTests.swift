import Foundation
import Testing

/// What a person is told who wrote something else than they meant.
@Suite struct CommandLineTests {
    @Test(arguments: [
        ("biuld", "there is no command 'biuld'; did you mean 'build'?"),
        ("help buidl", "there is no command 'buidl'; did you mean 'build'?"),
        ("buidl --help", "there is no command 'buidl'; did you mean 'build'?"),
        ("import ompl", "there is no command 'import ompl'; did you mean 'opml'?"),
        ("help new artcle", "there is no command 'new artcle'; did you mean 'article'?"),
        ("build --offlien", "Unknown option '--offlien'; did you mean '--offline'?"),
        ("build --nope", "Unknown option '--nope'; 'pregonero help build' explains it"),
        (
            "new article",
            "Missing expected argument '<title>'; 'pregonero help new article' explains it"
        ),
        ("completion tcsh", "completion: there is no shell 'tcsh'; one of bash, zsh, fish"),
    ])
    func mistakesAreSaidOnceAndInOneLine(line: String, message: String) async throws {
        let run = try await Workplace().shell("pregonero \(line)")
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors == "error: \(message)\n")
    }

    /// As where a variable of a script is not set.
    @Test(arguments: [
        "build -C", "build --config", "build --seed-from", "build --shard 1/2 --into",
        "build --join", "build --plan", "list items --state", "compress --output",
        "plan 2 --plan", "init", "inspect feed a.xml --out", "state push --branch",
    ])
    func anEmptyNameIsRefusedAndNothingIsWritten(line: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.shell("pregonero \(line) ''; code=$?; ls -A; exit $code")
        #expect(run.code == 2)
        #expect(run.output == "Content\n")
        #expect(run.errors.contains(": the name is empty; write one, or leave it out; "))
    }

    #if os(Linux)
    /// As in folders of old archives; written as text, the name would be that of another folder.
    @Test func aFolderWhoseNameIsNoTextIsRefusedAndNothingIsMadeBesideIt() async throws {
        let run = try await Workplace().shell(
            """
            mkdir $'old\\xf1' && cd $'old\\xf1'
            pregonero init; echo $?; pregonero build; echo $?; cd ..
            pregonero build -C $'old\\xf1'; echo $?; pregonero init $'new\\xf1'; echo $?
            ls -d old* new* 2> /dev/null | wc -l
            """
        )
        #expect(run.output == "2\n2\n2\n2\n1\n")
        let told = run.errors.split(separator: "\n").count { $0.contains("is no UTF-8; rename it") }
        #expect(told == 4, "\(run.errors)")
    }
    #endif

    @Test(arguments: ["build -j 0", "build -j 9000000000000000000", "compress -j 0"])
    func aNumberOfJobsThatNothingCanDoIsRefused(line: String) async throws {
        let run = try await Workplace().shell("pregonero \(line)")
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("error: --jobs: 1 to 1000 can be done at once, not "))
    }

    @Test(arguments: ["", ","]) func onlyNamesSomeKind(kinds: String) async throws {
        let run = try await Workplace().run("build", "--only", kinds)
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("error: --only: it names no kind of page; write one, or "))
    }

    @Test func aCommandThatIsLikeNoneNamesThemAll() async throws {
        let run = try await Workplace().run("help", "nonsense")
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("error: there is no command 'nonsense'; one of: init, new, "))
    }

    @Test(arguments: ["version", "--version"]) func theVersionIsTold(word: String) async throws {
        let run = try await Workplace().run(word)
        #expect(run.code == 0)
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: ["--help", "help build", "build --help", "help import opml", ""])
    func helpIsForStandardOutput(line: String) async throws {
        let run = try await Workplace().shell("pregonero \(line)")
        #expect(run.code == 0)
        #expect(run.output.contains("USAGE: "))
        #expect(run.errors.isEmpty)
    }

    @Test func theHelpOfOnlyNamesEveryKind() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let help = try await workplace.run("help", "build").output
        let run = try await workplace.run("build", "--only", "x")
        let kinds = try #require(run.lastLine.components(separatedBy: "one of ").last)
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(kinds), "\(kinds)\n\(help)")
    }

    @Test func anEmptyListIsEmpty() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.run("list", "items").output.isEmpty)
        #expect(try await workplace.run("list", "items", "--json").output == "[\n\n]\n")
    }
}

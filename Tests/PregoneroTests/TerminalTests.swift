import Foundation
import Testing

/// What a person sees who sits before a terminal.
@Suite struct TerminalTests {
    private static let clearing = "\r\u{1B}[K"
    private static let build = "pregonero build --clock \(Workplace.clock)"

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        return workplace
    }

    @Test func anErrorTakesThePlaceOfTheProgressLine() async throws {
        let workplace = try workplace()
        try workplace.write("<html>{{titel}}</html>", to: "Templates/pages/archive.mustache")
        let screen = try await Terminal().run(Self.build, in: workplace)
        #expect(screen.contains("\(Self.clearing)reading "), "\(screen)")
        #expect(
            screen.contains("\(Self.clearing)Templates/pages/archive.mustache:1:"),
            "\(screen)"
        )
    }

    @Test func dataTakeThePlaceOfTheProgressLine() async throws {
        let screen = try await Terminal().run("\(Self.build) --json", in: try workplace())
        #expect(screen.contains("\(Self.clearing)pages "), "\(screen)")
        #expect(screen.contains("\(Self.clearing){\n"), "\(screen)")
    }

    @Test(arguments: ["dumb", "", "unknown"])
    func aPlainTerminalGetsPlainWords(kind: String) async throws {
        let workplace = try workplace()
        try workplace.write("/viejo/ /nada/\n", to: "Content/moved.txt")
        let screen = try await Terminal().run(
            Self.build,
            in: workplace,
            environment: ["TERM": kind]
        )
        #expect(screen.contains("warning: '/viejo/' leads to '/nada/'"))
        #expect(!screen.contains("\u{1B}"), "\(screen)")
    }

    @Test func coloursCanBeRefused() async throws {
        let workplace = try workplace()
        try workplace.write("/viejo/ /nada/\n", to: "Content/moved.txt")
        let coloured = try await Terminal().run(Self.build, in: workplace)
        #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
        let plain = try await Terminal().run(
            "\(Self.build) --full",
            in: workplace,
            environment: ["NO_COLOR": "1"]
        )
        #expect(plain.contains("warning: '/viejo/'"))
    }

    @Test func anInterruptedBuildSaysSoInALineOfItsOwn() async throws {
        let workplace = try workplace()
        try workplace.configure(
            "  - {id: a, kind: command, command: [sh, stop.sh]}\n"
        )
        // It ends when the program has.
        try workplace.write(
            "kill -INT $PPID\nwhile kill -0 $PPID 2> /dev/null; do sleep 0.05; done\n",
            to: "Content/stop.sh"
        )
        let screen = try await Terminal().run("\(Self.build); echo $?", in: workplace)
        #expect(
            screen.hasSuffix("error: interrupted; the published site is whole\n130\n"),
            "\(screen)"
        )
        #expect(!screen.contains("of 1error"))
    }
}

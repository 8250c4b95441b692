import Foundation
import Testing

/// The preview over real sockets, as a browser meets it.
@Suite struct ServeTests {
    /// What a script needs: `begin` starts the server and waits for its port, `ask` sends a request and prints the answer,
    /// `within` gives a command so many seconds.
    private static let tools = """
        trap 'kill -9 $server 2> /dev/null' EXIT
        within() { perl -e 'alarm shift; exec @ARGV' "$@"; }
        begin() {
            : > said  # What an earlier one said, which the new one takes away only once it runs.
            ( [ -z "$files" ] || ulimit -n $files
              exec "$program" serve --offline -q "$@" ) > out 2> said & server=$!
            until port=$(grep -om1 'serving http://[^ ]*' said | grep -oE '[0-9]+/' | tr -d /) \
                && [ -n "$port" ]; do kill -0 $server || { cat said >&2; exit 9; }; sleep 0.05; done
        }
        ask() {
            exec 9<>/dev/tcp/127.0.0.1/$port || return 1
            printf '%s\\r\\nConnection: close\\r\\n\\r\\n' "$1" >&9
            within 20 cat <&9
            exec 9>&-
        }

        """

    private func run(_ script: String) async throws -> Workplace.Run {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        return try await workplace.shell(Self.tools + script)
    }

    @Test func theEndByHandIsNoError() async throws {
        let run = try await run("begin; kill -INT $server; wait $server; echo $?; cat said out")
        #expect(run.output.hasPrefix("0\n"), "\(run.output)\(run.errors)")
        #expect(
            run.output.wholeMatch(
                of: /0\nserving http:\/\/127\.0\.0\.1:\d+\/ \(Ctrl-C ends it\)\n/
            ) != nil,
            "\(run.output)"
        )
    }

    @Test func whatIsLeftOutIsToldInTheBrowserToo() async throws {
        let run = try await run(
            """
            mkdir -p Content/articles
            printf -- '---\\ntitle: "Mal\\n---\\nTexto\\n' > Content/articles/mal.md
            begin
            ask $'GET /_preview/reload.js HTTP/1.1\\r\\nHost: localhost' | grep -a 'const remarks'
            kill -INT $server
            """
        )
        #expect(
            run.output.contains(
                "const remarks = \"Content\\/articles\\/mal.md:2:8: warning: YAML: "
            ),
            "\(run.output)\(run.errors)"
        )
        #expect(run.output.contains("; the file is left out until it is mended"), "\(run.output)")
    }

    #if os(Linux)
    /// Only who asks for it lets the whole network in. Elsewhere this machine may have one address alone.
    @Test func nobodyElseCanCallUnlessTheyAreToldTo() async throws {
        let run = try await run(
            """
            call() { (exec 8<>/dev/tcp/127.0.0.2/$port) 2> /dev/null && echo in || echo out; }
            begin; call; kill -INT $server; wait $server
            begin --bind 0.0.0.0; call; kill -INT $server
            """
        )
        #expect(run.output == "out\nin\n", "\(run.output)\(run.errors)")
    }
    #endif

    @Test func anAddressOfAnotherMachineIsNamed() async throws {
        let run = try await run(
            "within 60 \"$program\" serve --offline -q --bind 203.0.113.7; echo $?"
        )
        #expect(run.output == "2\n")
        #expect(
            run.errors.contains("error: --bind: this machine has no address 203.0.113.7\nhint: "),
            "\(run.errors)"
        )
    }

    @Test func aPortThatIsNoneIsRefused() async throws {
        let run = try await run("within 20 \"$program\" serve --offline -q -p 0; echo $?")
        #expect(run.output == "2\n")
        #expect(run.errors.contains("error: --port: 0 is no port to listen at"), "\(run.errors)")
    }

    @Test func aPlayerGetsThePartOfAFileThatItAsksFor() async throws {
        let run = try await run(
            """
            begin
            ask $'GET /robots.txt HTTP/1.1\\r\\nHost: localhost\\r\\nRange: bytes=0-3' > part
            ask $'GET /robots.txt HTTP/1.1\\r\\nHost: localhost\\r\\nRange: bytes=999999-' > none
            ask $'GET /robots.txt HTTP/1.1\\r\\nHost: localhost\\r\\nIf-Range: "x"\\r\\nRange: bytes=0-3' > all
            kill -INT $server
            for name in part none all; do head -1 $name | tr -d '\\r'; done
            grep -aioE 'content-range: bytes (0-3|[*])/[0-9]' part none | wc -l | tr -d ' '
            sed $'1,/^\\r$/d' part | wc -c | tr -d ' '
            """
        )
        #expect(
            run.output == """
                HTTP/1.1 206 Partial Content
                HTTP/1.1 416 Range Not Satisfiable
                HTTP/1.1 200 OK
                2
                4

                """,
            "\(run.errors)"
        )
    }

    @Test func aHeadSaysHowLongThePageIs() async throws {
        let run = try await run(
            """
            begin
            ask $'GET / HTTP/1.1\\r\\nHost: localhost' > got
            ask $'HEAD / HTTP/1.1\\r\\nHost: localhost' > head
            ask $'HEAD /_preview/next?after=1 HTTP/1.1\\r\\nHost: localhost' > next
            kill -INT $server
            grep -ai content-length: got; grep -ai content-length: head
            for name in got head next; do sed $'1,/^\\r$/d' $name | wc -c | tr -d ' '; done
            """
        )
        let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines.count == 5, "\(run.output)\(run.errors)")
        #expect(lines.first == lines.dropFirst().first)
        #expect(lines.first == "Content-Length: \(lines.dropFirst(2).first ?? "")")
        #expect(lines.suffix(2) == ["0", "0"])
    }

    @Test func aNameThatLeadsHereFromElsewhereIsTurnedAway() async throws {
        let run = try await run(
            """
            begin
            for host in "Host: localhost:$port" "Host: 127.0.0.1:$port" "Host: evil.example:$port" "X: y"; do
                ask "GET / HTTP/1.1"$'\\r\\n'"$host" | head -1
                ask "GET /_preview/next HTTP/1.1"$'\\r\\n'"$host" | head -1
            done
            ask $'GET http://evil.example/ HTTP/1.1\\r\\nHost: localhost' | head -1
            ask $'GET //.htaccess HTTP/1.1\\r\\nHost: localhost' | head -1
            kill -INT $server
            """
        )
        let codes = run.output.split(whereSeparator: \.isNewline)
            .map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
        #expect(
            codes == ["200", "200", "200", "200", "421", "421", "400", "400", "400", "400"],
            "\(run.output)\(run.errors)"
        )
    }

    @Test func tooManyCallersAreOutlived() async throws {
        let run = try await run(
            """
            files=64 begin
            ( ulimit -Sn 1024 && echo all > callers
              for n in $(seq 10 209); do eval "exec $n<>/dev/tcp/127.0.0.1/$port"; done
              echo > full
              while kill -0 $server; do sleep 0.05; done ) 2> /dev/null &
            until [ -e full ]; do kill -0 $server || exit 9; sleep 0.05; done
            until ask $'GET / HTTP/1.1\\r\\nHost: localhost' 2> /dev/null | head -1 | grep -a 200; do
                kill -0 $server || exit 9; sleep 0.1
            done
            cat callers
            kill -INT $server; wait $server; echo $?
            """
        )
        #expect(run.output.hasSuffix("200 OK\r\nall\n0\n"), "\(run.output)\(run.errors)")
    }
}

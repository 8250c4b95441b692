import Basics
import Foundation
import TestSupport
import Testing

/// A folder of its own for one test, and the program run in it as a person would.
final class Workplace: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What a run of the program left behind.
    struct Run: Sendable {
        let code: Int32
        let output: String
        /// Without how far long work has come, which only a slow machine says.
        let errors: String

        init(_ run: StartedProgram.Run) {
            code = run.code
            output = String(decoding: run.output, as: UTF8.self)
            errors = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !Self.isProgress($0) }.joined(separator: "\n")
        }

        /// As `StageLine` says it: `pages: 3 of 40, 2/s, 19 s left`.
        private static func isProgress(_ line: Substring) -> Bool {
            guard let match = line.wholeMatch(of: /([a-z]+): \d+( of \d+)?(, .*)?/) else {
                return false
            }
            return WorkProgress.Stage(rawValue: String(match.output.1)) != nil
        }

        /// The last line of stderr, which says why it ended.
        var lastLine: String {
            errors.split(separator: "\n").last.map(String.init) ?? ""
        }
    }

    static let clock = "2026-11-21T06:00:00Z"

    /// The program that a run names, or that was built beside these tests.
    static var program: URL {
        if let named = ProcessInfo.processInfo.environment["PREGONERO_PROGRAM"] {
            return URL(filePath: named, relativeTo: repository).absoluteURL
        }
        #if canImport(Darwin)
        // There a program of the toolchain runs the tests, which lie in a bundle.
        let tests = Bundle(for: Workplace.self).bundleURL
        #else
        let tests = URL(filePath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent()
            .appending(path: "pregonero", directoryHint: .notDirectory)
    }

    /// The repository that these tests belong to.
    static var repository: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Run {
        try await start(arguments, environment: environment).finished()
    }

    /// Builds the site in this folder at a fixed time.
    @discardableResult
    func build(_ arguments: String..., at clock: String = Workplace.clock) async throws -> Run {
        try await start(["build", "--clock", clock] + arguments).finished()
    }

    /// Runs a line of a shell in this folder, in which `pregonero` is the program.
    @discardableResult
    func shell(_ line: String, environment: [String: String] = [:]) async throws -> Run {
        let program = Self.program.path(percentEncoded: false)
        return try await start(
            ["-c", "program='\(program)'\npregonero() { \"$program\" \"$@\"; }\n\(line)"],
            of: URL(filePath: "/bin/bash"),
            environment: environment
        ).finished()
    }

    /// Runs the program as somebody whom permissions of files bind, which those who run tests may not be.
    func runBound(_ arguments: String...) async throws -> Run {
        #if os(Linux)
        if geteuid() == 0 {
            let bounds = ["--bounding-set=-dac_override,-dac_read_search"]
            return try await start(
                bounds + [Self.program.path(percentEncoded: false)] + arguments,
                of: URL(filePath: "/usr/bin/setpriv")
            ).finished()
        }
        #endif
        return try await start(arguments).finished()
    }

    func start(
        _ arguments: [String],
        of program: URL = Workplace.program,
        environment: [String: String] = [:]
    ) throws -> Started {
        var variables = ProcessInfo.processInfo.environment
        variables["SOURCE_DATE_EPOCH"] = nil
        // What whoever runs the tests has told git holds for none of their repositories.
        variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
        variables["GIT_CONFIG_NOSYSTEM"] = "1"
        return Started(
            program: try StartedProgram(
                [program.path(percentEncoded: false)] + arguments,
                in: folder,
                environment: variables.merging(environment) { $1 }
            )
        )
    }

    /// A program that runs in this folder.
    struct Started {
        let program: StartedProgram

        func finished() async throws -> Run { Run(try await program.finished()) }
    }

    func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = folder.appending(path: path, directoryHint: .notDirectory)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Makes a link; its target stands against the folder in which the link lies.
    func link(_ path: String, to target: String) throws {
        let place = folder.appending(path: path, directoryHint: .notDirectory)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: place.path(percentEncoded: false),
            withDestinationPath: target
        )
    }

    func move(_ path: String, to target: String) throws {
        let place = folder.appending(path: target)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: folder.appending(path: path), to: place)
    }

    /// Copies a folder to the same place of another workplace.
    func copy(_ path: String, to other: Workplace) throws {
        try FileManager.default.copyItem(
            at: folder.appending(path: path),
            to: other.folder.appending(path: path)
        )
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    func site(_ path: String = "public") throws -> BuiltSite {
        try BuiltSite(folder: folder.appending(path: path, directoryHint: .isDirectory))
    }

    /// The smallest configuration, with the sources of the test.
    func configure(
        _ sources: String = "",
        site: String = "",
        baseURL: String = "https://example.org/"
    ) throws {
        let list = sources.isEmpty ? "" : "sources:\n" + sources
        try write(
            """
            site:
              title: Bando
              baseURL: \(baseURL)
              languages: [es, en]
              timeZone: Europe/Madrid
            \(site)
            \(list)
            """,
            to: "Content/site.yaml"
        )
    }

    /// A workplace with a built portal of three articles.
    static func built() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(feed(1...3), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        return workplace
    }

    /// An RSS feed with items of the given numbers, one an hour.
    static func feed(_ numbers: some Sequence<Int>, title: String = "Noticia") -> String {
        let items = numbers.map { number in
            """
            <item><title>\(title) \(number)</title><link>https://fuente.example/\(number)</link>\
            <guid>https://fuente.example/\(number)</guid>\
            <pubDate>\(Self.date(number))</pubDate>\
            <description>Texto de la noticia \(number).</description></item>
            """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <rss version="2.0"><channel><title>Fuente</title><link>https://fuente.example/</link>
            <description>d</description>
            \(items.joined(separator: "\n"))
            </channel></rss>
            """
    }

    private static func date(_ number: Int) -> String {
        let day = 1 + number / 24 % 20
        let hour = number % 24
        return "\(day < 10 ? "0" : "")\(day) Nov 2026 \(hour < 10 ? "0" : "")\(hour):00:00 GMT"
    }
}

import Basics
import Deploying
import Domain
import Foundation
import Publishing

/// Tells the site's own commands what a build has changed. The site is published by then: one that fails is told, and undoes nothing.
struct RunHooks {
    let layout: SiteLayout
    let site: String
    let hooks: HookSettings
    let console: Console

    /// What a command is given on standard input.
    private struct News: Encodable {
        let site: String
        var edition: Int?
        var host: String?
        let added: [String]
        let changed: [String]
        let removed: [String]
    }

    private var editions: Editions { Editions(layout.publishingPlaces) }

    /// The edition of which hooks were told last, else the one that stands; nil where there is none, or nobody is to be told.
    var lastTold: Int? { hooks.afterBuild.isEmpty ? nil : told ?? editions.standing }

    /// What was told, also where `serve` or a build that was ended has made another since.
    private var told: Int? {
        (try? String(contentsOf: layout.toldEdition, encoding: .utf8)).flatMap {
            Int(foreign: $0.prefix { !$0.isNewline })
        }
    }

    private func note(_ edition: Int) throws {
        try AtomicFile(layout.toldEdition.filePath).write(Array("\(edition)\n".utf8))
    }

    /// - Parameter former: the edition of which they were told last, as it was before the build.
    /// - Throws: what keeps the news from being written down.
    func afterBuild(since former: Int?) throws {
        guard !hooks.afterBuild.isEmpty else { return }
        guard let difference = try editions.news(since: former) else {
            if editions.standing == nil {
                console.report(
                    Diagnostic(
                        .warning,
                        "hooks are told of nothing: the configuration keeps no editions",
                        path: layout.name(of: layout.configuration),
                        hint: "write 'editions: 1' or more"
                    )
                )
            }
            return
        }
        // Who ends this one while they run leaves it to the next to tell them.
        if told == nil { try note(former ?? 0) }
        let news = News(
            site: site,
            edition: difference.to,
            added: difference.added,
            changed: difference.changed,
            removed: difference.removed
        )
        try tell(news, hooks.afterBuild, again: "the next build that changes something")
        try note(difference.to)
    }

    /// Tells what a host has got; the site is there by then.
    func afterDeploy(_ deployment: Deployment) throws {
        guard !hooks.afterDeploy.isEmpty, !deployment.isEmpty else { return }
        let news = News(
            site: site,
            host: deployment.host,
            added: deployment.added,
            changed: deployment.changed,
            removed: deployment.removed
        )
        try tell(news, hooks.afterDeploy, again: "the next deploy that sends something")
    }

    /// - Parameters:
    ///   - news: what commands are given.
    ///   - lines: the commands.
    ///   - again: after what they are run again.
    /// - Throws: what keeps the news from being written down.
    private func tell(_ news: News, _ lines: [String], again: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "news")
        try Data((try PlainJSON.text(news) + "\n").utf8).write(to: input)
        for line in lines { run(line, input, again) }
    }

    private func run(_ line: String, _ input: URL, _ again: String) {
        var words = OutputTail()
        let trouble = trouble(line, input, &words)
        let lines = words.lines
        for line in lines.suffix(20) { console.detail("hook: \(line)") }
        guard let trouble else { return }
        let last = lines.last.map { ": \($0.prefix(200))" } ?? ""
        console.report(
            Diagnostic(
                .warning,
                "the hook '\(line.prefix(80))' \(trouble)\(last)",
                hint:
                    "the site is published; the command is run again after \(again)"
            )
        )
    }

    /// Why it came to nothing; nil when all is well.
    private func trouble(_ line: String, _ input: URL, _ words: inout OutputTail) -> String? {
        let process: SpawnedProcess
        do {
            process = try SpawnedProcess(
                program: "/bin/sh",
                arguments: ["-c", "exec /bin/sh -c \"$1\" < \"$0\" >&2", input.filePath, line],
                environment: ProcessInfo.processInfo.environment,
                folder: layout.root.filePath,
                keepsOutput: false
            )
        } catch {
            return "cannot be started: \(error)"
        }
        let end = ContinuousClock.now + .seconds(hooks.deadline)
        while process.status == nil, ContinuousClock.now < end {
            words.take(from: process.errors, within: 20)
        }
        guard let status = process.status else {
            process.end()
            return "was ended: it took longer than \(hooks.deadline) s"
        }
        // What it said last may still be on its way; what it left running may speak for ever.
        while ContinuousClock.now < end, words.take(from: process.errors, within: 0) {}
        return status == 0 ? nil : "failed with \(status)"
    }
}

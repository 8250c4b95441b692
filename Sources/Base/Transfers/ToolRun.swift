import Basics
import Foundation

/// Runs a program that is installed, and gives what it wrote.
public struct ToolRun: Sendable {
    public let name: String
    /// What Debian calls the package that it comes in.
    private let package: String
    /// What Homebrew calls it.
    private let formula: String
    /// Texts that no message may hold, as the name and password in an address.
    public var secrets: [String]
    public var folder: String?
    public var environment: [String: String]
    /// How long it may say nothing, in seconds.
    public var limit = 1_800
    /// How long a program that is told to end may take for it.
    var grace = Duration.seconds(5)
    /// The limit of what only asks, and is to be answered soon.
    public static let question = 90
    /// The limit of what itself ends where its line falls silent, and may have much to send without a word.
    public static let sending = 86_400

    /// - Parameters:
    ///   - name: of the program.
    ///   - package: what Debian calls the package that it comes in; nil where it is the name.
    ///   - formula: what Homebrew calls it; nil where it is the name.
    ///   - secrets: texts that no message may hold.
    ///   - folder: where it runs.
    ///   - environment: what is added to that of this program.
    public init(
        name: String,
        package: String? = nil,
        formula: String? = nil,
        secrets: [String] = [],
        folder: String? = nil,
        environment: [String: String] = [:]
    ) {
        self.name = name
        self.package = package ?? name
        self.formula = formula ?? name
        self.secrets = secrets
        self.folder = folder
        self.environment = environment
    }

    public struct Result: Sendable {
        public let code: Int32
        public let output: [UInt8]
        public let errors: String
    }

    /// Why there is no result, and what to do.
    public struct Failure: Error, Equatable, Sendable {
        public let reason: String
        public let hint: String
    }

    /// - Parameters:
    ///   - arguments: of the program.
    ///   - input: what it reads.
    ///   - limit: how long it may say nothing, in seconds; nil for the usual.
    /// - Throws: when there is no such program, or when it falls silent.
    /// - Returns: what it said, and how it ended.
    public func run(
        _ arguments: [String],
        input: [UInt8] = [],
        within limit: Int? = nil
    ) throws(Failure) -> Result {
        let process: SpawnedProcess
        do {
            process = try start(arguments, input)
        } catch {
            throw Failure(
                reason: "\(name) cannot be run: \(error)",
                hint: "it wants room for files in \(FileManager.default.temporaryDirectory.path)"
            )
        }
        let limit = limit ?? self.limit
        var said = ToolOutput()
        var heard = ContinuousClock.now
        while process.status == nil {
            if said.take(from: process, within: 20) { heard = .now }
            guard ContinuousClock.now - heard <= .seconds(limit) else {
                // Whoever hears that it failed finds nobody at work any more, neither it nor what it has begun.
                process.end(after: grace)
                throw Failure(
                    reason: "\(name) has said nothing for \(limit) s",
                    hint: "see that the host answers, and try again"
                )
            }
        }
        // What it said last may still be on its way; what it left running may speak for ever.
        let end = ContinuousClock.now + grace
        while ContinuousClock.now < end, said.take(from: process, within: 0) {}
        let code = process.status ?? 0
        let errors = String(decoding: said.errors, as: UTF8.self)
        guard !isMissing(code, errors) else { throw missing }
        return Result(code: code, output: said.output, errors: hiding(in: errors))
    }

    private func start(_ arguments: [String], _ input: [UInt8]) throws -> SpawnedProcess {
        let file = input.isEmpty ? nil : try NamelessFile(input)
        defer { withExtendedLifetime(file) {} }
        return try SpawnedProcess(
            program: Self.starter,
            arguments: (Self.leash ?? []) + [name] + arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            folder: folder,
            input: file?.descriptor,
            keepsOutput: true
        )
    }

    /// A text without what no message may hold. Few signs also stand in other words, and what is left of those would tell them: a
    /// line in which they stand by themselves goes as a whole.
    func hiding(in text: String) -> String {
        let long = secrets.filter { $0.count >= Self.fewSigns }
        let short = secrets.filter { !$0.isEmpty && $0.count < Self.fewSigns }
        let text = text.hiding(long)
        guard !short.isEmpty else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line in short.contains { Self.stands($0, in: line) } ? "…" : String(line) }
            .joined(separator: "\n")
    }

    private static let fewSigns = 4

    /// Whether a text stands somewhere in a line with neither a letter nor a digit at its sides.
    private static func stands(_ text: String, in line: Substring) -> Bool {
        line.ranges(of: text).contains { range in
            let before = line[..<range.lowerBound].last
            let after = line[range.upperBound...].first
            return [before, after].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
        }
    }

    /// Has a program end when this thread does, which waits for it: whoever is killed leaves nobody behind who goes on
    /// writing. Some programs finish their work when they are told to end. Where there is no such keeper, as on macOS, only who
    /// is told to end takes them along (`Termination`): one that is killed leaves them at work.
    private static let keeper = "/usr/bin/setpriv"
    private static let leash: [String]? =
        access(keeper, X_OK) == 0 ? ["--pdeathsig", "KILL"] : nil
    private static let starter = leash == nil ? "/usr/bin/env" : keeper

    /// Whether what starts the program says that there is none: with 127 shells also end, and what looks for another program, here or
    /// on another machine.
    private func isMissing(_ code: Int32, _ errors: String) -> Bool {
        let teller = String(errors.prefix { $0 != ":" })
        return code == 127 && !teller.isEmpty && Self.starter.hasSuffix(teller)
    }

    private var missing: Failure {
        Failure(
            reason: "there is no program '\(name)'",
            hint: "install it, as with apt-get install \(package), or brew install \(formula)"
        )
    }

    /// The name and the password that stand in an address. A name alone is a secret only on the web, where it may be what opens.
    public static func secrets(in address: String) -> [String] {
        guard let end = address.lastIndex(of: "@"), let start = address.range(of: "://") else {
            return []
        }
        guard start.upperBound < end else { return [] }
        let words = address[start.upperBound..<end]
        let isOfWeb = address[..<start.lowerBound].lowercased().hasPrefix("http")
        guard words.contains(":") || (isOfWeb && words.count >= fewSigns) else { return [] }
        let parts = words.split(separator: ":", maxSplits: 1)
        return [String(words)] + parts.dropFirst().map(String.init)
    }

    /// What stands in a place of rclone as `pass=…`.
    public static func secrets(inPlace place: String) -> [String] {
        let parts = place.components(separatedBy: CharacterSet(charactersIn: ",:"))
        return parts.compactMap { part -> String? in
            guard let sign = part.firstIndex(of: "=") else { return nil }
            let value = String(part[part.index(after: sign)...])
            return value.count > 3 ? value : nil
        }
    }

    /// What stands in lines that say why, those that say it best first: after them programs give advice.
    private static let signs = [
        "Permission denied", "Connection refused", "connect to host", "Could not resolve host",
        "Host key verification failed", "No space left", "Read-only file system", "remote rejected",
        "ERROR:", "fatal:", "rsync: ",
    ]

    /// What rclone says beside the point, as that it has no file of settings.
    private static let notice = " NOTICE: "

    /// The line that says why, of what a program says of its failure; the last one where none is known to.
    public static func reason(_ errors: String) -> String {
        let said = errors.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        let plain = said.filter { !$0.contains(notice) }
        let lines = plain.isEmpty ? said : plain
        let telling = signs.lazy.compactMap { sign in lines.first { $0.contains(sign) } }.first
        return (telling ?? lines.last).map { String($0.prefix(300)) } ?? "it said nothing"
    }
}

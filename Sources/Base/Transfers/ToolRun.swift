import Foundation

/// Runs a program that is installed, and gives what it wrote.
public struct ToolRun: Sendable {
    public let name: String
    /// What Debian calls the package that it comes in.
    private let package: String
    /// Texts that no message may hold, as the name and password in an address.
    public var secrets: [String]
    public var folder: String?
    public var environment: [String: String]
    /// In seconds.
    public var limit = 1_800
    /// How long a program that is told to end may take for it, in seconds.
    var grace = 5

    /// - Parameters:
    ///   - name: of the program.
    ///   - package: what Debian calls the package that it comes in; nil where it is the name.
    ///   - secrets: texts that no message may hold.
    ///   - folder: where it runs.
    ///   - environment: what is added to that of this program.
    public init(
        name: String,
        package: String? = nil,
        secrets: [String] = [],
        folder: String? = nil,
        environment: [String: String] = [:]
    ) {
        self.name = name
        self.package = package ?? name
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

    /// - Throws: when there is no such program, or when it takes for ever.
    public func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Result {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            return try run(arguments, input, in: scratch)
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure(
                reason: "\(name) cannot be run: \(error.localizedDescription)",
                hint: "it wants room for files in \(FileManager.default.temporaryDirectory.path)"
            )
        }
    }

    private func run(_ arguments: [String], _ input: [UInt8], in scratch: URL) throws -> Result {
        let places = try Self.files(in: scratch, input)
        let process = Process()
        process.executableURL = URL(filePath: Self.starter)
        process.arguments = (Self.leash ?? []) + [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = try FileHandle(forReadingFrom: places[0])
        process.standardOutput = try FileHandle(forWritingTo: places[1])
        process.standardError = try FileHandle(forWritingTo: places[2])
        try process.run()
        guard Self.ends(process, within: limit) else {
            end(process)
            throw Failure(reason: "\(name) took longer than \(limit) s", hint: "try again")
        }
        let errors = String(decoding: try Data(contentsOf: places[2]), as: UTF8.self)
        guard !isMissing(process.terminationStatus, errors) else {
            throw missing
        }
        return Result(
            code: process.terminationStatus,
            output: [UInt8](try Data(contentsOf: places[1])),
            errors: hiding(in: errors)
        )
    }

    /// A text without what no message may hold.
    func hiding(in text: String) -> String {
        secrets.reduce(text) { $0.replacingOccurrences(of: $1, with: "…") }
    }

    /// Makes the files that a program reads and writes. What it is given may hold a password: nobody else reads it.
    private static func files(in scratch: URL, _ input: [UInt8]) throws -> [URL] {
        try FileManager.default.createDirectory(
            at: scratch,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return try [("input", Data(input)), ("output", Data()), ("errors", Data())].map {
            let place = scratch.appending(path: $0)
            guard
                FileManager.default.createFile(
                    atPath: place.path(percentEncoded: false),
                    contents: $1,
                    attributes: [.posixPermissions: 0o600]
                )
            else { throw CocoaError(.fileWriteUnknown) }
            return place
        }
    }

    /// Waits until a program has ended, or for so many seconds.
    private static func ends(_ process: Process, within seconds: Int) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        var pause: UInt32 = 500
        while process.isRunning, ContinuousClock.now < end {
            usleep(pause)
            pause = min(pause * 2, 50_000)
        }
        return !process.isRunning
    }

    /// So long it is waited for one that was killed, in seconds: what hangs on a disk may never end.
    private static let patience = 5

    /// Whoever hears that it failed finds nobody at work any more, neither it nor what it has begun.
    private func end(_ process: Process) {
        let id = process.processIdentifier
        process.terminate()
        if Self.ends(process, within: grace) { return }
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
        _ = Self.ends(process, within: Self.patience)
    }

    /// Has a program end when this thread does, which waits for it: whoever is killed leaves nobody behind who goes on
    /// writing.
    private static let keeper = "/usr/bin/setpriv"
    private static let leash: [String]? =
        access(keeper, X_OK) == 0 ? ["--pdeathsig", "TERM"] : nil
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
            hint: "install it, as with apt-get install \(package)"
        )
    }

    /// The name and the password that stand in an address.
    public static func secrets(in address: String) -> [String] {
        guard let end = address.lastIndex(of: "@"), let start = address.range(of: "://") else {
            return []
        }
        guard start.upperBound < end else { return [] }
        let words = address[start.upperBound..<end]
        return [String(words)] + words.split(separator: ":").dropFirst().map(String.init)
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

    /// The line that says why, of what a program says of its failure; the last one where none is known to.
    public static func reason(_ errors: String) -> String {
        let lines = errors.split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        let telling = signs.lazy.compactMap { sign in lines.first { $0.contains(sign) } }.first
        return (telling ?? lines.last).map { String($0.prefix(300)) } ?? "it said nothing"
    }
}

import Foundation

/// Runs a program that is installed, and gives what it wrote.
struct ToolRun {
    let name: String
    /// Texts that no message may hold, as the name and password in an address.
    var secrets: [String] = []
    var folder: String?
    var environment: [String: String] = [:]
    /// In seconds.
    var limit = 1_800

    struct Result {
        let code: Int32
        let output: [UInt8]
        let errors: String
    }

    /// - Throws: `StateError.failed` when there is no such program, or when it takes for ever.
    func run(_ arguments: [String], input: [UInt8] = []) throws(StateError) -> Result {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            return try run(arguments, input, in: scratch)
        } catch let error as StateError {
            throw error
        } catch {
            throw .failed("\(name) cannot be run: \(error.localizedDescription)", hint: hint)
        }
    }

    private func run(_ arguments: [String], _ input: [UInt8], in scratch: URL) throws -> Result {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        let places = ["input", "output", "errors"].map { scratch.appending(path: $0) }
        try Data(input).write(to: places[0])
        for place in places.dropFirst() { try Data().write(to: place) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardInput = try FileHandle(forReadingFrom: places[0])
        process.standardOutput = try FileHandle(forWritingTo: places[1])
        process.standardError = try FileHandle(forWritingTo: places[2])
        try process.run()
        let end = ContinuousClock.now + .seconds(limit)
        var pause: UInt32 = 500
        while process.isRunning, ContinuousClock.now < end {
            usleep(pause)
            pause = min(pause * 2, 50_000)
        }
        guard !process.isRunning else {
            process.terminate()
            throw StateError.failed("\(name) took longer than \(limit) s", hint: "try again")
        }
        let errors = String(decoding: try Data(contentsOf: places[2]), as: UTF8.self)
        guard process.terminationStatus != 127 else {
            throw StateError.failed("there is no program '\(name)'", hint: hint)
        }
        return Result(
            code: process.terminationStatus,
            output: [UInt8](try Data(contentsOf: places[1])),
            errors: secrets.reduce(errors) { $0.replacingOccurrences(of: $1, with: "…") }
        )
    }

    private var hint: String { "install it, as with apt-get install \(name)" }

    /// The last line of what a program says of its failure.
    static func reason(_ errors: String) -> String {
        errors.split(separator: "\n").last { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
            .map { String($0.prefix(300)) } ?? "it said nothing"
    }
}

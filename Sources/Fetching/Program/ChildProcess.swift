import Foundation

/// A program that was started in a group of its own, so that what it starts can be ended with it.
final class ChildProcess {
    let output = Pipe()
    let errors = Pipe()
    private let process = Process()

    init(_ request: ProgramRequest) throws(RequestError) {
        let name = request.words.first ?? ""
        guard let file = Self.file(named: name, in: request.folder) else {
            throw .failedProgram("'\(name)' cannot be started: there is no such program")
        }
        process.executableURL = file
        process.arguments = Array(request.words.dropFirst())
        if let folder = request.folder {
            process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw .failedProgram("'\(name)' cannot be started: \(error.localizedDescription)")
        }
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
    }

    deinit {
        end()
    }

    /// How it ended: its exit code, or a signal as a negative number; nil while it runs.
    var status: Int32? {
        if process.isRunning { return nil }
        let status = process.terminationStatus
        return process.terminationReason == .exit ? status : -status
    }

    /// Ends it and all that it started.
    func end() {
        guard process.isRunning else { return }
        let id = process.processIdentifier
        kill(getpgid(id) == id ? -id : id, SIGKILL)
        process.waitUntilExit()
    }

    /// A path as it stands against the folder, or a name in one of the folders of `PATH`.
    private static func file(named name: String, in folder: String?) -> URL? {
        let here = URL(
            filePath: folder ?? FileManager.default.currentDirectoryPath,
            directoryHint: .isDirectory
        )
        let folders =
            name.contains("/")
            ? [here]
            : (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
                .split(separator: ":")
                .map { URL(filePath: String($0), directoryHint: .isDirectory) }
        return folders.lazy
            .map { URL(filePath: name, directoryHint: .notDirectory, relativeTo: $0).absoluteURL }
            .first { url in
                let path = url.path(percentEncoded: false)
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                    && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
            }
    }
}

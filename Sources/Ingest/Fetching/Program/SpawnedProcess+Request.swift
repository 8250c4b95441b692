import Basics
import Foundation

extension SpawnedProcess {
    /// Starts the program of a source where its files are.
    static func start(_ request: ProgramRequest) throws(RequestError) -> SpawnedProcess {
        let name = request.words.first ?? ""
        guard let file = Self.file(named: name, in: request.folder) else {
            throw .failedProgram("'\(name)' cannot be started: there is no such program")
        }
        do throws(SpawnedProcess.Failure) {
            return try SpawnedProcess(
                program: file.path(percentEncoded: false),
                arguments: Array(request.words.dropFirst()),
                environment: ProcessInfo.processInfo.environment,
                folder: request.folder,
                keepsOutput: true
            )
        } catch {
            throw .failedProgram("'\(name)' cannot be started: \(error)")
        }
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

public import Foundation

/// The folder of corpora and fixtures that stands beside the repository, when a run names it.
public enum Shared {
    public static var isAvailable: Bool {
        ProcessInfo.processInfo.environment["PREGONERO_SHARED"] != nil
    }

    public static var folder: URL {
        let path = ProcessInfo.processInfo.environment["PREGONERO_SHARED"] ?? "/nonexistent"
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}

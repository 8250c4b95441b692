import Foundation

/// What tests use of this machine, and are left out without.
public enum Installed {
    #if os(Linux)
    /// Where everything is to be shown nothing is left out: the test of a program that is not there fails.
    private static let isDemanded =
        ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    #else
    private static let isDemanded = false
    #endif

    /// Whether tests of these programs are run, each named by its path.
    public static func has(_ programs: String...) -> Bool {
        isDemanded || programs.allSatisfy(FileManager.default.isExecutableFile)
    }

    /// Whether file systems can be mounted where nobody else sees it: root may, and in most containers not even root.
    /// No package brings it, so it is not demanded; `.ci/run` says when it is missing.
    public static let mayMount: Bool = {
        // As `.ci/run` tries it.
        let words = ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/tmp"]
        return (try? StartedProgram.run(words))?.code == 0
    }()
}

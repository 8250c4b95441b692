public import Foundation

/// libvips as the program `vipsthumbnail`: makes many pictures smaller in one process that may fail by itself.
public struct Thumbnailer: Sendable {
    let program: URL

    public init(program: URL) {
        self.program = program
    }

    /// The program where the system has it, in one of the folders of `PATH`.
    public static func installed(path: String?) -> Thumbnailer? {
        (path ?? "/usr/bin:/bin").split(separator: ":").lazy
            .map { URL(filePath: "\($0)/vipsthumbnail", directoryHint: .notDirectory) }
            .first { FileManager.default.isExecutableFile(atPath: $0.filePath) }
            .map { Thumbnailer(program: $0) }
    }

    /// One run: the same for all its files.
    struct Order: Sendable {
        /// In the words of vipsthumbnail: `640x1280>`.
        let size: String
        /// With `%s` for the name of the file: `%s-640.webp[Q=72]`.
        let output: String
        /// Whether only our own drawings are read, for which no loader is too much.
        var isTrusted = false
        /// Whether the colours are those of sRGB already, which libvips would move where no profile says so.
        var isPlainColour = false
    }

    /// Makes one file of each.
    ///
    /// - Parameters:
    ///   - files: names in the folder.
    ///   - order: what is made of them.
    ///   - folder: where they lie and where the new ones go.
    /// - Returns: how it ended; what was made lies in the folder.
    func run(_ files: [String], _ order: Order, in folder: URL) async -> LimitedProcess.Ending {
        var environment = [
            "PATH": "/usr/bin:/bin", "HOME": folder.filePath, "TMPDIR": folder.filePath,
            "LC_ALL": "C", "MALLOC_ARENA_MAX": "2", "VIPS_CONCURRENCY": "1",
        ]
        if !order.isTrusted { environment["VIPS_BLOCK_UNTRUSTED"] = "1" }
        return await LimitedProcess(
            program: program,
            arguments: ["--size", order.size] + (order.isPlainColour ? [] : ["--eprofile", "srgb"])
                + ["-o", order.output] + files,
            folder: folder,
            environment: environment,
            seconds: 15 + 3 * files.count
        ).run()
    }
}

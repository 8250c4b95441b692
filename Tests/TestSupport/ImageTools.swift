import Foundation

/// libvips on this machine, which `make test` installs.
public enum ImageTools {
    public static let isInstalled = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
        Installed.has("\($0)/vipsthumbnail")
    }

    /// Turns a picture into another form by `vips`; nil when that fails.
    public static func converted(_ bytes: [UInt8], from: String, to: String, _ words: [String] = [])
        -> [UInt8]?
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "in.\(from)")
        let target = folder.appending(path: "out.\(to)")
        guard
            (try? FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )) != nil, (try? Data(bytes).write(to: source)) != nil
        else { return nil }
        _ = try? StartedProgram.run(
            ["vips", words.first ?? "copy", source.path, target.path] + words.dropFirst()
        )
        return (try? Data(contentsOf: target)).map { Array($0) }
    }
}

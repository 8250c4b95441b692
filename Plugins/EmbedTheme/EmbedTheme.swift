import Foundation
import PackagePlugin

/// Has the theme written as Swift before its target is compiled, whenever one of its files changes, comes or goes.
@main struct EmbedTheme: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let paths = try Self.paths(in: folder)
        let source = context.pluginWorkDirectoryURL.appending(path: "Theme.swift")
        return [
            .buildCommand(
                displayName: "Embedding the theme",
                executable: try context.tool(named: "ThemeEmbedder").url,
                arguments: [folder.path, source.path] + paths,
                inputFiles: paths.map { folder.appending(path: $0) },
                outputFiles: [source]
            )
        ]
    }

    /// What lies in folders, except the gallery, which only shows the theme, the shortcodes, which are the demo's own, and
    /// hidden files.
    private static func paths(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter {
                $0.contains("/") && !$0.hasPrefix("gallery/") && !$0.hasPrefix("shortcodes/")
                    && !$0.contains("/.")
            }
            .filter { path in
                let file = folder.appending(path: path, directoryHint: .checkFileSystem)
                return !file.hasDirectoryPath
            }
            .sorted()
    }
}

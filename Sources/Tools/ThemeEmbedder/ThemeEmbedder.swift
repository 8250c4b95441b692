import Foundation

/// Writes the theme as Swift: `ThemeEmbedder FOLDER SOURCE PATH…`, the paths being those of its files in the folder.
@main struct ThemeEmbedder {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 3 else { fail("usage: ThemeEmbedder FOLDER SOURCE PATH…") }
        let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
        do {
            let source = try source(of: arguments.dropFirst(3), in: folder)
            try Data(source.utf8).write(to: URL(filePath: arguments[2]))
        } catch {
            fail("error: \(error)")
        }
    }

    private static func source(of paths: ArraySlice<String>, in folder: URL) throws -> String {
        let files = try paths.map { path in
            EmbeddedFile(path: path, content: try Data(contentsOf: folder.appending(path: path)))
        }
        return """
            /// The built-in theme: templates, texts, assets and icons.
            public enum Theme {
                public static let files: [ThemeFile] = [
            \(files.map(\.source).joined())    ]
            }

            """
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}

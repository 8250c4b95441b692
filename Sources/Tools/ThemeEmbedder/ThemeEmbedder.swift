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
        let contents = try paths.map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
        let sent = SentFiles(Dictionary(uniqueKeysWithValues: contents))
        let files = try contents.map { path, content in
            EmbeddedFile(path: path, content: content, sent: try sent.content(of: path))
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

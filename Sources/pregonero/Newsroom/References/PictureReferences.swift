import Basics
import Domain
import Foundation
import Markdown

/// Finds pictures that a Markdown text shows and that the newsroom does not have.
struct PictureReferences {
    /// Paths relative to `Content/`.
    let known: Set<String>
    /// Where they are relative to.
    let folder: URL

    /// One warning for each missing picture, with its line.
    ///
    /// - Parameters:
    ///   - references: the pictures and links of the text below the front matter.
    ///   - path: how messages name the file.
    ///   - line: the line of the file on which the text begins.
    /// - Returns: the warnings in the order of the text.
    func missing(
        in references: [MarkdownReference],
        path: String,
        from line: Int
    ) -> [Diagnostic] {
        references.compactMap { picture in
            guard picture.kind == .picture, !picture.address.isEmpty,
                !OwnAddress.isElsewhere(picture.address), !isPublished(picture.address),
                let fault = fault(of: OwnAddress(picture.address).path)
            else { return nil }
            return Diagnostic(
                .warning,
                fault.message,
                path: path,
                line: line + picture.line - 1,
                column: picture.column,
                hint: fault.hint
            )
        }
    }

    /// Whether an address of the portal is that of a file that is published as it is.
    private func isPublished(_ address: String) -> Bool {
        guard address.hasPrefix("/") else { return false }
        let path = SpelledPath.found("static/\(OwnAddress(address).path)", in: folder.barePath)
        return FileManager.default.fileExists(atPath: folder.appending(path: path).filePath)
    }

    /// The path below `Content/` of what a head names, which may have any sign in its name.
    func path(of name: String) -> String {
        let isPath = known.contains(name) || OwnAddress.isElsewhere(name)
        return known.spelling(of: isPath ? name : OwnAddress(name).path)
    }

    /// What is wrong with a picture, by its path below `Content/`; nil for one that can be shown.
    func fault(of path: String) -> (message: String, hint: String)? {
        guard !known.contains(path) else { return nil }
        let found = SpelledPath.found(path, in: folder.barePath)
        let file = folder.appending(path: found, directoryHint: .notDirectory)
        if FileManager.default.fileExists(atPath: file.filePath) {
            if let hint = FileNameFault.of(found, path: found)?.hint {
                return (
                    "the name of '\(path.plainLine)' in Content/ holds a sign that no address can",
                    hint
                )
            }
            guard path.hasPrefix("pictures/") else {
                return (
                    "'\(path)' does not lie in Content/pictures",
                    "put it there, and write pictures/NAME"
                )
            }
            if let drawing = DrawingFault(of: file) {
                return ("'\(path)' in Content/ holds \(drawing.words)", DrawingFault.hint)
            }
            return (
                "'\(path)' in Content/ is damaged, or no picture",
                "put an SVG, JPEG, PNG, GIF or WebP file there that other programs open"
            )
        }
        return (
            "there is no picture '\(path)' in Content/",
            NearestName.of(path, in: known.sorted()).map { "did you mean '\($0)'?" }
                ?? "put it into Content/pictures and write pictures/NAME"
        )
    }
}

import Domain
import Foundation

/// Finds pictures that a Markdown text names and that the newsroom does not have.
struct PictureReferences {
    /// Paths relative to `Content/`.
    let known: Set<String>

    /// One error for each missing picture, with its line.
    ///
    /// - Parameters:
    ///   - markdown: the text below the front matter.
    ///   - path: how messages name the file.
    ///   - line: the line of the file on which the text begins.
    /// - Returns: the errors in the order of the text.
    func missing(in markdown: String, path: String, from line: Int) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var isCode = false
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        for (offset, text) in lines.enumerated() {
            if text.hasPrefix("```") || text.hasPrefix("~~~") { isCode.toggle() }
            guard !isCode, text.contains("](") else { continue }
            for match in text.matches(of: /!\[[^\]]*\]\(<?([^)>\s]+)/) {
                let address = String(match.output.1)
                guard !address.contains(":"), !known.contains(address) else { continue }
                diagnostics.append(
                    Diagnostic(
                        .error,
                        "there is no picture '\(address)' in Content/",
                        path: path,
                        line: line + offset,
                        column: 1,
                        hint: NearestName.of(address, in: known.sorted())
                            .map { "did you mean '\($0)'?" }
                            ?? "put it into Content/pictures and write pictures/NAME"
                    )
                )
            }
        }
        return diagnostics
    }
}

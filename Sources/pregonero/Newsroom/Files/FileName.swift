import Basics
import Foundation

/// What the name of a file in the newsroom's folders tells of it.
struct FileName {
    /// Without the folders around it.
    let name: Substring
    /// What stands behind its last dot, in small letters; empty where there is none.
    let ending: String

    /// - Parameter path: with any folders before it.
    init(_ path: String) {
        let name = path.pathParts.last { !$0.isEmpty } ?? ""
        let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
        let ending = dot.map { name[name.utf8.index(after: $0)...] } ?? ""
        self.name = name
        self.ending = ending.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// By which programs know Markdown; texts of ours end in `.md` alone.
    var isMarkdown: Bool { ["md", "markdown", "mdown", "mkd", "mdx"].contains(ending) }

    /// Texts that are no Markdown.
    var isText: Bool {
        isOffice && ending != "pdf"
            || ["html", "htm", "txt", "adoc", "rst", "org", "textile"].contains(ending)
    }

    /// What programs for offices write.
    var isOffice: Bool { ["doc", "docx", "odt", "rtf", "pages", "pdf"].contains(ending) }

    /// What is to be read or unpacked elsewhere.
    var isDocument: Bool { ["pdf", "zip"].contains(ending) }

    var isPicture: Bool { ["svg", "jpg", "jpeg", "png", "gif", "webp"].contains(ending) }

    var isMedium: Bool { MediaFormat.endings.contains(ending) }

    /// Whether it has no ending, and none of the names that are written so.
    var isBare: Bool {
        !name.utf8.contains(UInt8(ascii: ".")) && name.contains(where: \.isLowercase) && !isReadme
    }

    /// What people put beside other files for those who look into the folder.
    var isReadme: Bool {
        let stem = name.before(".").lowercased()
        return [
            "readme", "license", "licence", "copying", "notice", "changelog", "contributing",
            "makefile", "todo",
        ].contains(stem)
    }

    /// What editors and systems leave behind.
    static func isLeftover(_ name: String) -> Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini", ".svn", ".hg"].contains(name)
            || name.hasSuffix("~") || name.hasSuffix(".swp")
    }
}

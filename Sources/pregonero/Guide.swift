import Foundation

/// The guide, as the program names its pages.
enum Guide {
    /// A page where it is installed together with the program, else as the source has it.
    static func page(_ name: String, of program: String = ProgramIdentity.file) -> String {
        let file = URL(filePath: program).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "share/doc/pregonero/guide/\(name).md").filePath
        return FileManager.default.fileExists(atPath: file) ? file : sourcePage(name)
    }

    /// A page as the source has it: for what is written into files, which go from one machine to another.
    static func sourcePage(_ name: String) -> String {
        "docs/guide/\(name).md of the program's source"
    }
}

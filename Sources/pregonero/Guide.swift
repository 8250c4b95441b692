import Foundation

/// The guide, as the program names its pages.
enum Guide {
    /// Where it is installed together with this program; texts with many mistakes name it for each.
    private static let installed = folder(of: ProgramIdentity.file)

    /// A page where it is installed together with the program, else as the source has it.
    static func page(_ name: String) -> String { page(name, in: installed) }

    static func page(_ name: String, in folder: URL?) -> String {
        folder.map { $0.appending(path: "\(name).md").filePath } ?? sourcePage(name)
    }

    /// The folder of the guide beside a program; nil where there is none.
    static func folder(of program: String) -> URL? {
        let folder = URL(filePath: program).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "share/doc/pregonero/guide")
        return FileManager.default.fileExists(atPath: folder.filePath) ? folder : nil
    }

    /// A page as the source has it: for what is written into files, which go from one machine to another.
    static func sourcePage(_ name: String) -> String {
        "docs/guide/\(name).md of the program's source"
    }
}

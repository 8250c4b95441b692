import Basics
import Domain

/// The articles that an output folder shows. Where no manifest says how many a site had, the shrink guard goes by them.
enum ShownArticles {
    /// - Parameter output: the folder; there may be none.
    /// - Returns: how many pages of articles lie there.
    static func count(in output: String) -> Int {
        FolderWalk("\(output)/\(Permalink.folder)").files.count { $0.hasSuffix("/index.html") }
    }
}

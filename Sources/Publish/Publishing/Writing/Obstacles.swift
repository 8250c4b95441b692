import Basics

/// Finds which files that go stand in the way of files that come: one where a folder is needed, or those in a folder where a file is.
struct Obstacles {
    private let leaving: Set<String>
    /// Those that they lie in.
    private let folders: Set<String>
    /// Those that stand in the way.
    private(set) var found: Set<String> = []

    /// - Parameter leaving: files that go, relative to the output folder.
    init(among leaving: [String]) {
        self.leaving = Set(leaving)
        folders = Set(leaving.lazy.flatMap(\.foldersAround))
    }

    /// Looks at a file that comes.
    mutating func look(_ file: String) {
        if folders.contains(file) { found.formUnion(leaving.filter { $0.hasPrefix(file + "/") }) }
        found.formUnion(file.foldersAround.filter(leaving.contains))
    }
}

import Basics

/// Which old addresses stand in each other's way: below `/mill.html`, which is a file, nothing can stand.
struct FilePlaces {
    private let files: Set<String>
    /// What lies below something that is called as a file, by that name.
    private let inner: [String: String]

    /// - Parameters:
    ///   - pages: the paths of what is planned.
    ///   - feeds: those of the feeds.
    ///   - aliases: those of what is to be added.
    init(of pages: some Sequence<String>, _ feeds: [String], _ aliases: [String]) {
        var files = Set(feeds)
        var inner: [String: String] = [:]
        for path in pages {
            if !path.hasSuffix("/") { files.insert(path) }
            guard path.contains(".html/") else { continue }
            for folder in path.foldersAround { inner[folder] = path }
        }
        for path in aliases where !path.hasSuffix("/") { files.insert(path) }
        self.files = files
        self.inner = inner
    }

    /// The file below which a path lies, or what lies below it where it is one; nil where its place is free.
    func obstacle(to path: String) -> String? {
        path.foldersAround.first(where: files.contains) ?? inner[path]
    }
}

/// Finds which files that go stand in the way of files that come: one where a folder is needed, or those in a folder where a file is.
struct Obstacles {
    private let leaving: Set<String>
    /// By each folder that they lie in.
    private var inFolder: [String: [String]] = [:]
    /// Those that stand in the way.
    private(set) var found: Set<String> = []

    /// - Parameter leaving: files that go, relative to the output folder.
    init(among leaving: [String]) {
        self.leaving = Set(leaving)
        for file in leaving {
            for folder in OutputPath.folders(around: file) {
                inFolder[folder, default: []].append(file)
            }
        }
    }

    /// Looks at a file that comes.
    mutating func look(_ file: String) {
        if let files = inFolder[file] { found.formUnion(files) }
        found.formUnion(OutputPath.folders(around: file).filter(leaving.contains))
    }
}

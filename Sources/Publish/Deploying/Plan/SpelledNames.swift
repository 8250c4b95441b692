/// Names of files as hosts know them that do not tell capitals apart, nor the ways to spell a letter with an accent: Windows,
/// drives of networks, the Mac.
struct SpelledNames {
    /// In small letters. However its letters are spelled, a text is the same in a set.
    private let names: Set<String>

    init(_ names: some Sequence<String>) {
        self.names = Set(names.map { $0.lowercased() })
    }

    var isEmpty: Bool { names.isEmpty }

    /// Whether one of them is this name to such a host.
    func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}

public import Basics

extension Diagnostic {
    /// What to do about a file or a folder that cannot be read.
    public static let unreadableHint = "make it readable for whoever builds the portal"

    /// What a person is told of something in a folder of theirs.
    ///
    /// - Parameters:
    ///   - trouble: what could not be had.
    ///   - folder: how messages name the folder.
    public init(_ trouble: FolderWalk.Trouble, in folder: String) {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let words = Self.words(trouble.kind)
        self.init(
            words.severity,
            words.message,
            path: trouble.path.isEmpty ? folder : "\(folder)/\(trouble.path)",
            hint: words.hint
        )
    }

    private static func words(
        _ kind: FolderWalk.Trouble.Kind
    ) -> (severity: Severity, message: String, hint: String) {
        switch kind {
        case .unreadable(let number):
            (
                .error, "it cannot be read: \(SystemReason.of(number))",
                unreadableHint
            )
        case .brokenLink: (.error, "the link leads nowhere", "mend the link, or remove it")
        case .notAFolder: (.error, "it is no folder", "a folder of this name is expected")
        case .endless:
            (.error, "links lead to each other without end", "remove the links between folders")
        case .sameName(let other):
            (
                .error,
                "its name differs from '\(other)' only in how its letters are put together "
                    + "(Unicode NFC and NFD)",
                "rename or remove one of the two"
            )
        case .loop:
            (.warning, "the link leads back to a folder around it", "it is not followed; remove it")
        case .noFile:
            (.warning, "it is a pipe, a socket or a device, and left out", "remove it")
        case .unreadableName:
            (.warning, "its name is not UTF-8, and it is left out", "rename it")
        }
    }
}

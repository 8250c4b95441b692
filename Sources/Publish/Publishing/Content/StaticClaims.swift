import Basics
import Domain
import Searching

/// Tells files that are published as they are from those that the portal writes itself: no place is taken twice.
struct StaticClaims {
    /// Path in the output folder → the file that claims it; in small letters, as disks that do not tell capitals apart.
    private var files: [String: StaticFile] = [:]
    /// The folders in which they lie, each with one of them.
    private var folders: [String: StaticFile] = [:]
    /// What paths begin with of which one can clash, up to the first slash.
    private var beginnings: Set<Substring> = []
    /// Claims on what is the portal's whatever it writes.
    private(set) var conflicts: [Diagnostic] = []

    /// What belongs to the portal whole.
    private static let reserved: Set<Substring> = [
        "_", SearchManifest.folder.dropFirst().dropLast(), PublishingPlaces.hostRecords[...],
    ]

    init(_ files: [StaticFile]) {
        for file in files {
            let path = OutputPath.file(of: file.path).lowercased()
            beginnings.insert(Self.folder(of: path))
            self.files[path] = file
            for folder in path.foldersAround where folders[folder] == nil {
                folders[folder] = file
            }
            if CompressedCopies.original(of: path) != nil || path.hasSuffix(UnfinishedFiles.ending)
            {
                conflicts.append(Self.conflict(file, with: "a copy that the portal makes itself"))
            }
            let beginning = Self.folder(of: path)
            if Self.reserved.contains(beginning) {
                conflicts.append(
                    Self.conflict(file, with: "what is the portal's, '/\(beginning)/',")
                )
            }
        }
    }

    /// Whether there is nothing that anything could clash with.
    var isEmpty: Bool { files.isEmpty }

    /// Whether one can clash with paths of which only the beginnings are known; nil for nothing known.
    func mayClash(with beginnings: Set<String>?) -> Bool {
        guard let beginnings else { return true }
        return beginnings.contains { self.beginnings.contains(Self.beginning(of: $0)) }
    }

    /// How the file of a path begins that begins so itself.
    private static func beginning(of path: some StringProtocol) -> Substring {
        path.isEmpty ? "index.html" : Substring(path.lowercased())
    }

    /// Looks whether a file that the portal writes has its place to itself.
    ///
    /// - Parameters:
    ///   - path: the site path.
    ///   - owner: what is written there, in words.
    /// - Returns: what it would clash with; nil where its place is free.
    func conflict(with path: String, owner: @autoclosure () -> String) -> Diagnostic? {
        guard !isEmpty else { return nil }
        // Of a million articles none may begin like a file.
        let beginning = Self.beginning(of: path.dropFirst().prefix { $0 != "/" })
        guard !Self.reserved.contains(beginning), beginnings.contains(beginning) else { return nil }
        let place = OutputPath.file(of: path).lowercased()
        let around = place.foldersAround.compactMap { files[$0] }
        guard let clash = files[place] ?? folders[place] ?? around.first else { return nil }
        return Self.conflict(clash, with: "\(owner()) at '\(path)'")
    }

    private static func conflict(_ file: StaticFile, with owner: String) -> Diagnostic {
        Diagnostic(
            .error,
            "it would stand where \(owner) stands",
            path: file.name,
            hint: file.path.lowercased() == "/robots.txt"
                ? "take it away: 'aiCrawlers' of the configuration says which programs may gather texts, "
                    + "'protect' closes paths" : "give it another name"
        )
    }

    /// The first part of a path in the output folder.
    private static func folder(of path: String) -> Substring {
        path.prefix { $0 != "/" }
    }
}

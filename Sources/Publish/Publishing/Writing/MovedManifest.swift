import Basics
import Domain

/// Finds what the state knows of an output folder under another name: that folder, or the state, was moved or copied.
struct MovedManifest {
    let places: PublishingPlaces

    /// So many files are looked at, and so many of a hundred must stand as a manifest tells.
    private static let (sample, share) = (200, 90)

    /// Puts it where this build looks for it, if there is any.
    func adopt() throws(WriteError) {
        let editions = EditionLog(folder: places.editions)
        let former = PublishingPlaces.name(of: places.output)
        // Editions come first: where a manifest stands, nothing more is looked for.
        if isKnown(former) {
            try EditionLog(folder: places.editions(former)).move(to: editions)
            // Earlier programs named it after the whole path.
            for (old, new) in parts(former) where FileSystem.exists(old) {
                try FileSystem.move(old, to: new)
            }
            return
        }
        guard let other = other() else { return }
        try EditionLog(folder: places.editions(other)).copy(to: editions)
        for (old, new) in parts(other) {
            if let bytes = FileSystem.read(old) { try FileSystem.replace(new, with: bytes) }
        }
    }

    private func isKnown(_ name: String) -> Bool {
        FileSystem.exists(places.manifest(name)) || FileSystem.exists(places.journal(name))
    }

    private func parts(_ name: String) -> [(old: String, new: String)] {
        [
            (places.manifest(name), places.manifest), (places.journal(name), places.journal),
            (places.warnings(name), places.warnings),
            (places.searchRecord(name), places.searchRecord),
        ]
    }

    /// The name of a manifest that tells what stands in the output folder.
    private func other() -> String? {
        guard FileSystem.exists(places.output), !StagedFolder.canReplace(places.output) else {
            return nil
        }
        let names = FileSystem.entries(of: places.state).map(\.name)
            .filter { $0.hasPrefix(PublishingPlaces.manifestPrefix) && !$0.contains(".") }
            .map { String($0.dropFirst(PublishingPlaces.manifestPrefix.count)) }.sorted()
        let known = names.compactMap { name in
            Manifest.read(places.manifest(name)).map { (name: name, manifest: $0) }
        }
        let surface = SiteWriter.surface(of: places.output)
        return
            (known.first { $0.manifest.head.surface == surface }
            ?? known.first { stands($0.manifest) })?.name
    }

    /// Whether the files that it names are there: a copy has other times.
    private func stands(_ manifest: Manifest) -> Bool {
        var (looked, found) = (0, 0)
        manifest.forEach { path, record in
            guard looked < Self.sample, record.key != 0 else { return }
            looked += 1
            let file = "\(places.output)/\(OutputPath.file(of: path))"
            if FileSystem.look(file)?.size == record.size { found += 1 }
        }
        return looked > 0 && found * 100 >= looked * Self.share
    }
}

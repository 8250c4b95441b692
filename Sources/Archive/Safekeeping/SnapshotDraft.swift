import Basics
import Foundation

/// Makes a snapshot of the state as it is: pages that the one before has stay where they are, all others go into new parts.
struct SnapshotDraft {
    private let place: StatePlace
    private let former: (state: SentState, snapshot: Snapshot)?
    private var writer: PartWriter
    /// How many files have something new.
    private(set) var changed = 0
    /// What is known of each file then.
    private(set) var known: [String: SentState.Known] = [:]
    private let wasErased: Bool

    init(
        _ place: StatePlace,
        after former: (state: SentState, snapshot: Snapshot)?,
        outgoing: String
    ) {
        self.place = place
        // What was erased lies in parts of before, beside what is still needed.
        wasErased = former.map { $0.snapshot.erasures != place.erasures } ?? false
        self.former = wasErased ? nil : former
        writer = PartWriter(folder: outgoing, after: self.former?.snapshot.parts ?? [])
    }

    /// The parts that are not there yet.
    var written: [StatePart] { writer.written }

    mutating func make() throws -> Snapshot {
        var snapshot = Snapshot(
            site: place.site,
            time: place.now(),
            machine: place.machine,
            erasures: place.erasures
        )
        snapshot.schema = SchemaMark.schema(of: "\(place.folder)/\(StateSurvey.archive)")
        let before = Dictionary(
            uniqueKeysWithValues: (former?.snapshot.files ?? []).map { ($0.path, $0) }
        )
        let paths = place.survey.paths()
        for path in paths {
            guard let file = try read(path, before[path], former?.state.files[path]) else {
                continue
            }
            snapshot.files.append(file)
        }
        changed += Set(before.keys).subtracting(paths).count
        try moveWorn(&snapshot.files)
        try writer.finish()
        compact(&snapshot)
        return snapshot
    }

    /// - Returns: nil when the file has gone meanwhile.
    private mutating func read(
        _ path: String,
        _ old: StateFile?,
        _ oldKnown: SentState.Known?
    ) throws -> StateFile? {
        let name = "\(place.folder)/\(path)"
        guard let state = FileState(name) else { return nil }
        if let old, let oldKnown, oldKnown.isUntouched(state), old.size == state.size {
            known[path] = oldKnown
            return old
        }
        guard let handle = FileHandle(forReadingAtPath: name) else {
            throw StateError.failed("\(name): it cannot be read", hint: "make it readable")
        }
        defer { try? handle.close() }
        let oldPages = oldKnown?.digests ?? []
        var hash = SHA256()
        var pages: [ContentDigest] = []
        var places: [PagePlace] = []
        var size = 0
        var isChanged = old?.size != state.size
        while let data = try handle.read(upToCount: StateFile.page * 128), !data.isEmpty {
            try data.withUnsafeBytes { bytes in
                hash.update(bytes)
                for start in stride(from: 0, to: bytes.count, by: StateFile.page) {
                    let end = min(start + StateFile.page, bytes.count)
                    let page = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
                    var pageHash = SHA256()
                    pageHash.update(page)
                    let digest = ContentDigest(pageHash)
                    let index = pages.count
                    pages.append(digest)
                    if let old, index < oldPages.count, oldPages[index] == digest,
                        index < old.places.count, old.length(ofPage: index) == page.count
                    {
                        places.append(old.places[index])
                    } else {
                        isChanged = true
                        places.append(try writer.add(page))
                    }
                }
            }
            size += data.count
        }
        if isChanged { changed += 1 }
        known[path] = SentState.Known(state, pages: pages)
        return StateFile(path: path, size: size, digest: ContentDigest(hash), places: places)
    }

    /// Puts what is needed of parts that are nearly dead, or of many small ones, into new ones.
    private mutating func moveWorn(_ files: inout [StateFile]) throws {
        guard let old = former?.snapshot.parts, !old.isEmpty else { return }
        var live = old.map { _ in 0 }
        for file in files {
            for (index, place) in file.places.enumerated() where place.part < old.count {
                live[place.part] += file.length(ofPage: index)
            }
        }
        let worn = PartCompaction.worn(old, live: live)
        guard !worn.isEmpty else { return }
        for position in files.indices
        where files[position].places.contains(where: { worn.contains($0.part) }) {
            let file = files[position]
            guard let handle = FileHandle(forReadingAtPath: "\(place.folder)/\(file.path)") else {
                continue
            }
            defer { try? handle.close() }
            for (index, place) in file.places.enumerated() where worn.contains(place.part) {
                try handle.seek(toOffset: UInt64(index * StateFile.page))
                let length = file.length(ofPage: index)
                guard let data = try handle.read(upToCount: length), data.count == length else {
                    throw StateError.failed(
                        "\(file.path): it has changed meanwhile",
                        hint: "send once more"
                    )
                }
                files[position].places[index] = try data.withUnsafeBytes { try writer.add($0) }
            }
        }
    }

    /// Leaves out the parts of which nothing is needed.
    private func compact(_ snapshot: inout Snapshot) {
        var used: Set<Int> = []
        for file in snapshot.files { for place in file.places { used.insert(place.part) } }
        var numbers: [Int: Int] = [:]
        for (index, part) in writer.parts.enumerated() where used.contains(index) {
            numbers[index] = snapshot.parts.count
            snapshot.parts.append(part)
        }
        for file in snapshot.files.indices {
            for page in snapshot.files[file].places.indices {
                let part = snapshot.files[file].places[page].part
                snapshot.files[file].places[page].part = numbers[part] ?? part
            }
        }
    }
}

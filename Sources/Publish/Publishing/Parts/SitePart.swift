import Basics

/// The part of a site that one shard made: files, and what each of them was made from.
struct SitePart: Sendable {
    private let places: PartPlaces
    private let list: Manifest
    private let search: SearchRecord

    /// Nil where there is no whole part.
    ///
    /// - Parameter folder: where it lies, without a slash at its end.
    init?(in folder: String) {
        places = PartPlaces(folder: folder)
        guard let list = Manifest.read(places.list) else { return nil }
        self.list = list
        search = SearchRecord.read(places.searchRecord)
    }

    /// The hashes of the paths of its files.
    var paths: [UInt64] { list.keys.hashes }

    /// What it has of a file.
    enum Holding {
        /// None, or one that was made from something else.
        case nothing
        /// It lists one that is gone, or that has other bytes than were written.
        case damaged
        case bytes([UInt8])
    }

    /// What it has of a file that is made from the same.
    func holding(of path: String, key: UInt64) -> Holding {
        guard let place = list.keys.place(of: StableHash.of(path)), list.keys[place] == key,
            let record = list.record(of: path)
        else { return .nothing }
        return bytes(of: path, as: record).map { .bytes($0) } ?? .damaged
    }

    private func bytes(of path: String, as record: FileRecord) -> [UInt8]? {
        guard let bytes = FileSystem.read("\(places.files)/\(OutputPath.file(of: path))"),
            bytes.count == record.size, ContentDigest(of: bytes) == record.digest
        else { return nil }
        return bytes
    }

    /// A segment of the search, with its files as they are to be written.
    struct Segment {
        let entry: SearchRecord.Entry
        let files: [(path: String, bytes: [UInt8])]
    }

    /// The segment that was made of the same documents; nil when one of its files is not as it was written.
    func segment(of range: Range<Int>, key: UInt64) -> Segment? {
        guard let entry = search.entry(of: range), entry.key == key else { return nil }
        var files: [(path: String, bytes: [UInt8])] = []
        for path in entry.files {
            guard let record = list.record(of: path),
                let bytes = bytes(of: path, as: record)
            else { return nil }
            files.append((path, bytes))
        }
        return Segment(entry: entry, files: files)
    }
}

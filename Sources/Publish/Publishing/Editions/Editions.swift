import Basics

/// The editions of a site that can be looked at and brought back.
public struct Editions: Sendable {
    let places: PublishingPlaces
    let log: EditionLog

    public init(_ places: PublishingPlaces) {
        self.places = places
        log = EditionLog(folder: places.editions)
    }

    /// All that are kept, the newest first.
    public func all() -> [Edition] {
        let numbers = log.numbers
        return numbers.reversed().compactMap { number in
            log.head(number).map { Edition($0, stands: number == numbers.last) }
        }
    }

    /// The number of the edition that stands; nil where none is kept.
    public var standing: Int? { log.numbers.last }

    /// What the edition that stands has that an earlier one has not, as site paths; all of it where that one is not kept.
    public func news(since former: Int?) throws -> EditionDifference? {
        guard let standing, standing != former else { return nil }
        let kept = try kept()
        guard let former, kept.contains(former), former < standing else {
            return EditionDifference(
                from: 0,
                to: standing,
                try files(of: standing).map {
                    FileChange(OutputPath.site(of: $0.file), before: nil, after: .unknown)
                }
            )
        }
        return EditionDifference(
            from: former,
            to: standing,
            try changes(from: former, to: standing).filter { !EditionPlaces.isOfServer($0.file) }
                .map {
                    FileChange(OutputPath.site(of: $0.file), before: $0.before, after: $0.after)
                }
        )
    }

    /// The files of an edition with the hash of each.
    ///
    /// - Parameter number: the edition's.
    /// - Returns: files relative to the output folder, in order.
    /// - Throws: `EditionError`.
    public func files(of number: Int) throws(EditionError) -> [EditionEntry] {
        let range = try kept()
        guard range.contains(number) else { throw .unknown(number, kept: range) }
        var files: [String: ContentDigest] = [:]
        Manifest.read(places.manifest)?.forEach { path, record in
            files[OutputPath.file(of: path)] = record.digest
        }
        for change in try changes(from: range.upperBound, to: number)
        where !EditionPlaces.isOfServer(change.file) {
            files[change.file] = change.after
        }
        return files.sorted { $0.key < $1.key }.map { file, digest in
            EditionEntry(file: file, hash: digest == .unknown ? nil : digest.text)
        }
    }

    /// What the edition `to` has that `from` has not.
    public func difference(from: Int, to: Int) throws(EditionError) -> EditionDifference {
        let range = try kept()
        for number in [from, to] where !range.contains(number) {
            throw .unknown(number, kept: range)
        }
        return EditionDifference(from: from, to: to, try changes(from: from, to: to))
    }

    /// Takes away all former editions of all output folders of a state, and what a build had begun: they hold what must not be kept.
    ///
    /// - Parameter state: the state folder.
    /// - Throws: what could not be taken away.
    public static func forget(in state: String) throws {
        for entry in FileSystem.entries(of: state)
        where entry.size < 0 && entry.name.hasPrefix(PublishingPlaces.editionsPrefix) {
            try EditionLog(folder: "\(state)/\(entry.name)").cut()
        }
    }
}

extension Editions {
    /// The numbers that are kept.
    func kept() throws(EditionError) -> ClosedRange<Int> {
        let numbers = log.numbers
        guard let first = numbers.first, let last = numbers.last else { throw .none }
        return first...last
    }

    /// What has to be done with each file to come from one edition to another, in no matter which direction.
    func changes(from: Int, to: Int) throws(EditionError) -> [FileChange] {
        var found: [String: FileChange] = [:]
        for number in (min(from, to)..<max(from, to)).map({ $0 + 1 }) {
            guard let edition = log.edition(number) else {
                throw .incomplete(min(from, to), count: 1, first: "edition \(number)")
            }
            for change in edition.changes {
                if found[change.file] == nil {
                    found[change.file] = change
                } else {
                    found[change.file]?.after = change.after
                }
            }
        }
        let isBack = to < from
        return found.values.filter { $0.before != $0.after }.map { change in
            isBack
                ? FileChange(change.file, before: change.after, after: change.before) : change
        }.sorted { $0.file < $1.file }
    }
}

import Basics
import Domain
import Foundation

/// Keeps the archive's file whole: knows by a number for each page what was changed by anything but us, be it a failing
/// disk, and puts it back from a copy that follows every build.
struct ArchiveKeeper {
    let files: ArchiveFiles
    private var closingRecord: ClosingRecord { ClosingRecord(files) }
    private var findings: ArchiveFindings { ArchiveFindings(files: files) }

    init(_ files: ArchiveFiles) {
        self.files = files
    }

    /// How an archive is found.
    enum Standing {
        /// As it was closed, or put back so.
        case whole
        /// Nobody knows: SQLite has to look through all of it.
        case doubtful
        /// Not the one that was closed last: somebody put it there.
        case another
    }

    /// Looks at the file before it is opened; nothing of it is read when nobody touched it.
    ///
    /// - Parameters:
    ///   - wasThere: whether the rest of the state says that there was an archive.
    ///   - report: is told what was amiss.
    /// - Returns: how it stands now.
    /// - Throws: `ArchiveError` when there is a good copy, and no way to put it into its place.
    func prepare(
        wasThere: Bool,
        report: (Diagnostic) -> Void
    ) throws(ArchiveError) -> Standing {
        let isThere = ArchiveFiles.exists(files.archive)
        if ArchiveFiles.size(files.archive) == 0 {
            return try restore(isThere ? "empty" : "missing", wasThere || isThere, report)
        }
        let isDoubted = ArchiveFiles.exists(files.doubt)
        if closingRecord.holds, !isDoubted {
            beginSums()
            return .whole
        }
        let standing = try compare(report)
        return isDoubted && standing == .whole ? .doubtful : standing
    }

    /// After SQLite found it in order.
    func trust() { ArchiveFiles.remove(files.doubt) }

    /// Takes another archive as it is, which SQLite found in order; the copy of the one before is kept beside it.
    func accept(_ report: (Diagnostic) -> Void) {
        let isKept = ArchiveFiles.move(files.copy, to: files.former)
        forget()
        report(findings.another(isKept: isKept))
    }

    /// Lets the next opening look through all of it.
    func doubt() {
        _ = FileManager.default.createFile(atPath: files.doubt, contents: nil)
    }

    /// From now on the numbers hold only for pages that the log does not name.
    private func beginSums() {
        _ = ArchiveFiles.move(files.sums, to: files.openSums)
    }

    /// The file is written to before the archive is closed: the numbers hold no longer.
    func forget() {
        forgetSums()
        closingRecord.remove()
    }

    private func forgetSums() {
        ArchiveFiles.remove(files.sums)
        ArchiveFiles.remove(files.openSums)
    }

    private var sums: PageSums? { PageSums(files.sums) ?? PageSums(files.openSums) }

    private func compare(_ report: (Diagnostic) -> Void) throws(ArchiveError) -> Standing {
        let isClosed = ArchiveFiles.exists(files.sums)
        let log = LogPages(files.log)
        guard let sums, let log, isClosed || !log.pages.isEmpty else {
            // A build ended between closing and noting, or an older program was here: what stands there is newer.
            forgetSums()
            return .doubtful
        }
        let repair = PageRepair(files: files, sums: sums, log: log)
        let damage = repair.damage()
        if repair.isOfAnother(damage) {
            // A log that a build left which did not end is not that of the other.
            if !isClosed { files.setLogAside() }
            return .another
        }
        if !damage.isEmpty {
            guard let aside = try repair.run(damage) else {
                forgetSums()
                report(findings.unhealed(damage.count))
                return .doubtful
            }
            // It may have been made from what was damaged.
            ArchiveFiles.remove(files.listing)
            report(findings.healed(damage.count, of: sums.sums.count, aside: aside))
        }
        beginSums()
        return .whole
    }
}

extension ArchiveKeeper {
    /// Whether there is a copy that is as the archive was closed last.
    var hasCopy: Bool {
        guard let sums else { return false }
        let copy = PageFile(files.copy, pageSize: sums.pageSize)
        return copy?.count == sums.sums.count && sums.differences(in: copy).isEmpty
    }

    /// Puts the copy in the place of an archive of which nothing is left.
    ///
    /// - Returns: whether there is one that is as the archive was closed last.
    /// - Throws: `ArchiveError` when it is there and cannot be put into its place: nothing may be written over it.
    func restoreCopy() throws(ArchiveError) -> Bool {
        guard hasCopy else { return false }
        ArchiveFiles.remove(files.archive)
        // Of a build that was ended in the midst of this.
        ArchiveFiles.remove(files.mended)
        do {
            try FileManager.default.copyItem(atPath: files.copy, toPath: files.mended)
            try FileManager.default.moveItem(atPath: files.mended, toPath: files.archive)
        } catch {
            ArchiveFiles.remove(files.mended)
            throw .unusable(
                path: files.archive,
                reason: "it is gone or damaged, and its copy "
                    + "\(ArchiveFiles.name(files.copy)) cannot be put in its place: "
                    + SystemReason.of(error)
            )
        }
        beginSums()
        return true
    }

    private func restore(
        _ fault: String,
        _ wasThere: Bool,
        _ report: (Diagnostic) -> Void
    ) throws(ArchiveError) -> Standing {
        let traces = [files.closingRecord, files.sums, files.openSums, files.copy]
        guard wasThere || traces.contains(where: ArchiveFiles.exists) else { return .whole }
        if try restoreCopy() {
            report(findings.putBack(fault))
            return .whole
        }
        forgetSums()
        report(findings.lost(fault))
        return .whole
    }
}

extension ArchiveKeeper {
    /// So many closings go by until all pages are compared once more.
    private static let closings = 32

    /// Notes what the archive holds, and lets its copy hold the same, when SQLite has closed it.
    ///
    /// - Parameter changed: the numbers of the pages that were written; nil when nobody knows.
    func close(changed: Set<Int>?) {
        guard ArchiveFiles.size(files.log) == 0 else {
            // Somebody else reads it just now: the log is needed, and the numbers stay those of before.
            closingRecord.put()
            return
        }
        guard let archive = PageFile(files.archive), archive.isEven else { return }
        if follow(archive, changed) || copyAll(archive) {
            _ = ArchiveFiles.move(files.openSums, to: files.sums)
        } else {
            forgetSums()
        }
        closingRecord.put()
    }

    /// Writes to the copy what was written to the archive.
    ///
    /// - Returns: false when that is not enough.
    private func follow(_ archive: PageFile, _ changed: Set<Int>?) -> Bool {
        guard let changed, var sums = PageSums(files.openSums), sums.pageSize == archive.pageSize,
            let copy = PageFile(files.copy, pageSize: sums.pageSize, writes: true),
            copy.count == sums.sums.count
        else { return false }
        copy.takeMode(of: archive)
        let known = sums.sums.count
        guard archive.count >= known, (known..<archive.count).allSatisfy(changed.contains) else {
            return false
        }
        sums.sums += [UInt64](repeating: 0, count: archive.count - known)
        sums.closings += 1
        sums.generation = archive.generation ?? 0
        if sums.closings >= Self.closings {
            sums.closings = 0
            let others = sums.differences(in: archive).filter { !changed.contains($0) }
            // What is damaged keeps its old number, by which it is found when the archive is opened next.
            if !others.isEmpty { doubt() }
            guard sums.differences(in: copy).allSatisfy(changed.contains) else { return false }
        }
        for number in changed.sorted() where number < archive.count {
            guard let page = archive.page(number) else { return false }
            sums.sums[number] = PageSums.of(page)
            guard page.withUnsafeBytes({ copy.write($0, at: number) }) else { return false }
        }
        return sums.write(to: files.openSums)
    }

    private func copyAll(_ archive: PageFile) -> Bool {
        // While it is written it belongs to nothing.
        forgetSums()
        let copy = PageFile(files.copy, pageSize: archive.pageSize, isNew: true)
        copy?.takeMode(of: archive)
        if let copy, let sums = PageSums.taken(of: archive, copying: copy) {
            return sums.write(to: files.openSums)
        }
        // Where there is no room for a copy, damage is at least noticed.
        ArchiveFiles.remove(files.copy)
        return PageSums.taken(of: archive)?.write(to: files.openSums) ?? false
    }
}

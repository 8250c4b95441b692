import Foundation

/// Puts pages that are not as they were left back from the copy, if it has them.
struct PageRepair {
    let files: ArchiveFiles
    let sums: PageSums
    /// Pages that may be newer, since it holds them.
    let log: LogPages
    private var logged: Set<Int> { log.pages }

    /// The numbers of pages that were changed by something else; the one after the last when there are more than were
    /// left.
    func damage() -> [Int] {
        let archive = PageFile(files.archive, pageSize: sums.pageSize)
        var damage = sums.differences(in: archive).filter { !logged.contains($0) }
        let count = archive?.count ?? 0
        if logged.isEmpty, count > sums.sums.count || archive?.isEven == false {
            damage.append(sums.sums.count)
        }
        return damage
    }

    /// Whether it is not ours with damage, but another archive that somebody put there: one that is as ours is but for its
    /// head has a damaged head.
    func isOfAnother(_ damage: [Int]) -> Bool {
        guard let generation = PageFile(files.archive)?.generation,
            damage.contains(where: { $0 > 0 })
        else {
            return false
        }
        return generation != sums.generation && !log.generations.contains(generation)
    }

    /// - Returns: as what the damaged file is kept; nil when the copy does not have all of it.
    /// - Throws: `ArchiveError` when the copy has it and it cannot be put back: nothing may be written over the copy.
    func run(_ damage: [Int]) throws(ArchiveError) -> String? {
        guard let copy = PageFile(files.copy, pageSize: sums.pageSize) else { return nil }
        let lost = damage.filter { $0 < sums.sums.count }
        for number in lost where copy.page(number).map(PageSums.of) != sums.sums[number] {
            return nil
        }
        guard write(Set(lost), from: copy), let aside = files.setAside(withLog: false),
            ArchiveFiles.move(files.mended, to: files.archive)
        else {
            ArchiveFiles.remove(files.mended)
            throw .unusable(
                path: files.archive,
                reason:
                    "\(damage.count) of its pages are not as they were left, and there is no way "
                    + "to put them back from its copy; is there room on the disk?"
            )
        }
        return aside
    }

    /// Writes the archive anew beside itself, some of its pages from the copy.
    private func write(_ lost: Set<Int>, from copy: PageFile) -> Bool {
        guard let new = PageFile(files.mended, pageSize: sums.pageSize, isNew: true) else {
            return false
        }
        let old = PageFile(files.archive, pageSize: sums.pageSize)
        new.takeMode(of: old ?? copy)
        // Where the log holds pages, the file may have grown already.
        let count = logged.isEmpty ? sums.sums.count : max(sums.sums.count, old?.count ?? 0)
        return (0..<count).allSatisfy { number in
            let page = lost.contains(number) ? copy.page(number) : old?.page(number)
            guard let page else { return logged.contains(number) }
            return page.withUnsafeBytes { new.write($0, at: number) }
        }
    }
}

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
        guard let stamp = PageFile(files.archive)?.stamp, damage.contains(where: { $0 > 0 }) else {
            return false
        }
        return stamp != sums.stamp && !log.stamps.contains(stamp)
    }

    /// - Returns: as what the damaged file is kept; nil when the copy does not have all of it.
    func run(_ damage: [Int]) -> String? {
        guard let copy = PageFile(files.copy, pageSize: sums.pageSize) else { return nil }
        let lost = damage.filter { $0 < sums.sums.count }
        for number in lost where copy.page(number).map(PageSums.of) != sums.sums[number] {
            return nil
        }
        let aside = files.setAside(withLog: false)
        let old = PageFile(
            URL(filePath: files.archive).deletingLastPathComponent()
                .appending(path: aside, directoryHint: .notDirectory).path(percentEncoded: false),
            pageSize: sums.pageSize
        )
        guard let new = PageFile(files.archive, pageSize: sums.pageSize, isNew: true) else {
            return nil
        }
        let wrong = Set(lost)
        // Where the log holds pages, the file may have grown already.
        let count = logged.isEmpty ? sums.sums.count : max(sums.sums.count, old?.count ?? 0)
        for number in 0..<count {
            let page = wrong.contains(number) ? copy.page(number) : old?.page(number)
            guard let page, page.withUnsafeBytes({ new.write($0, at: number) }) else { continue }
        }
        return aside
    }
}

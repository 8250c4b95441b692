import Basics
import Domain
import Foundation
import Importing

/// Adds lines to `Content/moved.txt`; those that are there stay as they are.
struct MovedLines {
    let layout: SiteLayout

    /// - Parameter moves: old addresses with where they lead.
    /// - Throws: `ExitReason` where the list cannot be written.
    func add(_ moves: [(from: String, to: String)]) throws {
        let file = layout.moves
        let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard
            FileAccess.isMissing(file.filePath) || !before.isEmpty
                || (try? Data(contentsOf: file)) != nil
        else { throw ExitReason.buildFailed("\(layout.name(of: file)): the file cannot be read") }
        var known = Set(
            before.split(whereSeparator: \.isNewline).compactMap { line in
                line.split(whereSeparator: \.isWhitespace).first.map(String.init)
            }
        )
        let lines = moves.filter { known.insert($0.from).inserted }.map { "\($0.from) \($0.to)\n" }
        guard !lines.isEmpty else { return }
        let gap = before.isEmpty || before.hasSuffix("\n") ? "" : "\n"
        do {
            try Data((before + gap + lines.joined()).utf8).write(to: file, options: .atomic)
        } catch {
            throw ExitReason.buildFailed(
                "\(layout.name(of: file)): the file cannot be written: \(SystemReason.of(error))"
            )
        }
    }
}

extension ImportPlan {
    /// Where the lists of the other site are found now: those of its categories, tags and authors.
    mutating func moves(
        of site: ImportedSite,
        _ sections: ImportedSections.Settled,
        _ used: ImportedTexts.Used,
        _ lists: ListAddresses,
        _ report: inout ImportReport
    ) -> [(from: String, to: String)] {
        var moves: [(from: String, to: String)] = []
        for term in site.categories {
            let id = sections.ids[term.name]
            let target =
                if let id {
                    used.sections.contains(id) ? lists.section(id) : nil
                } else {
                    lists.label(.topic, term.name, among: used)
                }
            moves += lead(term.addresses, to: target, &report)
            leadFeeds(term.feeds, to: target, lists)
        }
        for term in site.tags {
            let target = lists.label(.topic, term.name, among: used)
            moves += lead(term.addresses, to: target, &report)
            leadFeeds(term.feeds, to: target, lists)
        }
        let hasTopics = used.labels.contains { $0.kind == .topic }
        moves += lead(site.tagLists, to: hasTopics ? lists.topics : nil, &report)
        // Categories that are no sections have become topics.
        let categories =
            used.sections.isEmpty ? hasTopics ? lists.topics : nil : lists.sections
        moves += lead(site.categoryLists, to: categories, &report)
        moves += lead(site.lists, to: used.hasArticles ? lists.news : nil, &report)
        for author in site.authors {
            let target = lists.label(.author, author.name, among: used)
            moves += lead(author.addresses, to: target, &report)
            leadFeeds(author.feeds, to: target, lists)
        }
        return moves
    }

    private mutating func leadFeeds(
        _ feeds: [String],
        to page: String?,
        _ lists: ListAddresses
    ) {
        guard let page, let target = lists.feed(ofList: page) else { return }
        for feed in feeds { addFeed(from: feed, to: target) }
    }

    private mutating func lead(
        _ addresses: [String],
        to target: String?,
        _ report: inout ImportReport
    ) -> [(from: String, to: String)] {
        addresses.compactMap { address -> (from: String, to: String)? in
            guard let target else {
                report.unanswered(address, "none of the texts that were taken over belongs there")
                return nil
            }
            guard let path = path(of: address) else {
                addRule(from: address, to: target)
                report.served(address)
                return nil
            }
            guard path != target else { return nil }
            guard isFree(path) else {
                report.unanswered(path, "it is the address of something else on this portal")
                return nil
            }
            return (path, target)
        }
    }
}

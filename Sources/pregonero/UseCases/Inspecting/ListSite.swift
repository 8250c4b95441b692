import Archiving
import Domain
import Foundation
import Publishing

/// Lists what a site has: its sources, items, pages, and what waits for its time.
struct ListSite {
    let configuration: Configuration
    let portal: OpenedPortal
    let isJSON: Bool

    /// - Returns: the rows as JSON or as columns.
    /// - Throws: what reading the archive throws.
    func run(_ subject: Subject) async throws -> String {
        switch subject {
        case .sources: return try text(configuration.sources.map(SourceRow.init))
        case .items: return try await portal.use { try text(items(of: $0.edition)) }
        case .held: return try await portal.use { try text(held(in: $0)) }
        case .filtered: return try await portal.read { try text(filtered(in: $0)) }
        case .pages:
            return try await portal.use {
                try text($0.publishing.pages().map(PageRow.init))
            }
        }
    }

    /// What can be listed.
    enum Subject: String, CaseIterable {
        case sources
        case items
        case pages
        case held
        case filtered
    }

    private func items(of edition: ArchivedEdition) throws -> [ItemRow] {
        var rows: [ItemRow] = []
        for start in stride(from: 0, to: edition.articleCount(), by: 1_024) {
            let end = min(start + 1_024, edition.articleCount())
            let ids = edition.summaries(at: start..<end).map(\.id)
            rows += try edition.articles(ids).map(ItemRow.init)
        }
        return rows.reversed()
    }

    private func held(in portal: ExistingPortal) throws -> [HeldRow] {
        try portal.edition.held().map(HeldRow.init)
            + portal.drafts.map { HeldRow(draft: $0) }
    }

    private func filtered(in archive: Archive) throws -> [FilteredRow] {
        let rules = ClassificationRules(
            settings: configuration.settings,
            sources: configuration.allSources
        )
        return try archive.filtered(by: rules).map(FilteredRow.init)
    }

    private func text<Row: ListedRow>(_ rows: [Row]) throws -> String {
        guard isJSON else {
            return rows.map { $0.columns.joined(separator: "\t") }.joined(separator: "\n")
        }
        return try PlainJSON.text(rows)
    }
}

/// A line of a list, for people and for programs.
protocol ListedRow: Encodable {
    var columns: [String] { get }
}

extension ListSite {
    /// A source of the configuration.
    struct SourceRow: ListedRow {
        let id: String
        let kind: String
        let title: String?
        let url: String?
        let section: String?
        let language: String?
        let country: String?
        let rights: String

        init(_ source: Source) {
            id = source.id.text
            kind = source.kind
            title = source.title
            url = source.shownAddress
            section = source.section?.text
            language = source.language?.tag
            country = source.country
            rights = source.rights.rawValue
        }

        var columns: [String] { [id, kind, url ?? ""] }
    }

    /// An article that is published.
    struct ItemRow: ListedRow {
        let id: String
        let path: String
        let source: String
        let section: String
        let language: String
        let published: Date?
        let title: String

        init(_ article: Article) {
            id = article.id.text
            path = article.path
            source = article.source.text
            section = article.section.text
            language = article.language.tag
            published = article.published
            title = article.title
        }

        var columns: [String] {
            [published?.formatted(.iso8601) ?? "-", source, path, title]
        }
    }

    /// A page of the site.
    struct PageRow: ListedRow {
        let path: String
        let kind: String
        let language: String

        init(_ page: ListedPageEntry) {
            path = page.path
            kind = page.kind
            language = page.language
        }

        var columns: [String] { [kind, language, path] }
    }

    /// An article that waits for its time, or to be finished.
    struct HeldRow: ListedRow {
        let id: String
        let source: String
        /// Nil for a draft.
        let until: Date?
        let title: String
        /// The file of a draft, below `Content`.
        let file: String?

        init(_ item: EmbargoedItem) {
            id = item.id.text
            source = item.source.text
            until = item.until
            title = item.title
            file = nil
        }

        init(draft: ReceivedItem) {
            id = ItemID(source: Source.ownID, identity: draft.identity).text
            source = Source.ownID.text
            until = nil
            title = draft.title
            file = draft.ownFile
        }

        var columns: [String] { [until?.formatted(.iso8601) ?? "draft", source, title] }
    }

    /// An article that its source's filter leaves out.
    struct FilteredRow: ListedRow {
        let id: String
        let source: String
        let published: Date?
        let title: String
        /// The pattern of `exclude` that it matches; nil where it matches none of `include`.
        let excludedBy: String?

        init(_ item: FilteredItem) {
            id = item.id.text
            source = item.source.text
            published = item.published
            title = item.title
            excludedBy = if case .excluded(let pattern) = item.ruling { pattern } else { nil }
        }

        var columns: [String] {
            let why = excludedBy.map { "exclude: \($0)" } ?? "none of include"
            return [published?.formatted(.iso8601) ?? "-", source, why, title]
        }
    }
}

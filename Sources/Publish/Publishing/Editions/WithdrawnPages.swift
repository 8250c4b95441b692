public import Domain
import Foundation

/// The pages that must not come back: what the newsroom has taken out, and what people no longer allow.
public struct WithdrawnPages: Sendable {
    private let articles: Set<String>
    /// By the last part of their paths.
    private let others: [String: [WithheldPage]]

    /// - Parameters:
    ///   - articles: the paths of articles that are out.
    ///   - others: pages of what is no article.
    public init(articles: Set<String> = [], others: [WithheldPage] = []) {
        self.articles = articles
        self.others = Dictionary(grouping: others, by: \.address)
    }

    /// What of a page must not come back.
    public enum What: Equatable, Sendable {
        case article
        case person
        /// A person's place, or an address for contact.
        case consent
        /// What the newsroom had in a file.
        case other
    }

    /// - Parameters:
    ///   - changes: what bringing an edition back comes to.
    ///   - gone: the paths of articles that the edition itself says are gone.
    ///   - clock: that of the edition.
    /// - Returns: the first page of it that must not come back; nil for none.
    func first(
        in changes: [FileChange],
        saidGone gone: Set<String>,
        at clock: Date
    ) -> (path: String, what: What)? {
        for change in changes where change.after != nil {
            if EditionPlaces.isOfServer(change.file) { continue }
            let path = OutputPath.site(of: change.file)
            if articles.contains(path), !gone.contains(path) { return (path, .article) }
            if let what = other(path, isNew: change.before == nil, clock) { return (path, what) }
        }
        return nil
    }

    /// By the last part of a path, since words before it may have been others then; below a person's page is that of the map.
    private func other(_ path: String, isNew: Bool, _ clock: Date) -> What? {
        guard !others.isEmpty, path.hasSuffix("/") else { return nil }
        let parts = path.split(separator: "/").suffix(2).map(String.init)
        guard let name = parts.last else { return nil }
        for page in others[name] ?? [] {
            switch page.what {
            case .all where isNew: return page.isPerson ? .person : .other
            case .before(let time) where clock < time: return .consent
            default: continue
            }
        }
        guard parts.count == 2, let around = others[parts[0]] else { return nil }
        for page in around where page.isPerson {
            switch page.what {
            case .all where isNew: return .person
            case .place where isNew: return .consent
            case .before(let time) where clock < time: return .consent
            default: continue
            }
        }
        return nil
    }
}

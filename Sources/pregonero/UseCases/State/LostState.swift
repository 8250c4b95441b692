import Basics
import Deploying
import Domain
import Foundation

/// Warns when no state of earlier builds is here while the site itself shows that there was one.
struct LostState {
    let layout: SiteLayout
    let site: String
    let clients: WebClients
    /// Whether the published site is asked: where it is deployed, and servers may be asked at all.
    let asksSite: Bool
    let console: Console

    /// Warns where there is no state and something shows that there was one.
    func warn() async {
        let index = layout.output.appending(path: String(SeedDocument.index.dropFirst()))
        if FileState(index.filePath) != nil {
            report(seed: layout.name(of: layout.output))
            return
        }
        guard asksSite, let bytes = await PublishedRecord(site: site, clients: clients).bytes(),
            let record = DeploySite.record(bytes), record.site == site
        else { return }
        let count = record.articles
        let knowsItself = record.files.contains(String(SeedDocument.index.dropFirst()))
        report(
            seed: knowsItself ? site : nil,
            "; \(site) has \(count) \(count == 1 ? "article" : "articles")"
        )
    }

    /// - Parameters:
    ///   - seed: what says by what its articles are known; nil where nothing does.
    ///   - more: what else is known.
    private func report(seed: String?, _ more: String = "") {
        let way =
            seed.map { "; --seed-from \($0) knows again what the site itself says" }
            ?? "; --require-state ends a build before it comes to that"
        console.report(
            Diagnostic(
                .warning,
                "the state of earlier builds is gone: undated articles get other addresses, and what no source lists any more is lost\(more)",
                path: layout.name(of: layout.state),
                hint: "'pregonero state pull' fetches it\(way)"
            )
        )
    }
}

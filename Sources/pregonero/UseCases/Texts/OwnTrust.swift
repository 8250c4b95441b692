import Domain
import HTMLCleaning
import Pages
import Presentation

/// How much HTML the newsroom trusts itself with in its own texts.
struct OwnTrust {
    /// Where the site is published.
    private let home: String
    private let trusts: Bool
    /// The hosts whose frames may stand in texts.
    let frames: [String]

    init(_ settings: SiteSettings) {
        home = settings.baseURL.absolute("/")
        trusts = settings.own == .trusted
        frames = trusts ? settings.frames : []
    }

    var policy: Sanitizer.Policy {
        let policy: Sanitizer.Policy = trusts ? .trusted(frames: frames) : .own
        return policy.published(at: home)
    }

    /// What pages with such frames may load from elsewhere.
    var allowances: [PolicyAllowance] {
        frames.map {
            PolicyAllowance(
                directive: ContentPolicy.Directive.frames.rawValue,
                source: "https://\($0)"
            )
        }
    }

    /// Differs for every two of them.
    var recipe: String {
        trusts ? "\(home) trusted \(frames.joined(separator: " "))" : home
    }
}

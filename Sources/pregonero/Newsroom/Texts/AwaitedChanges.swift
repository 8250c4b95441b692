import Foundation
import Markdown
import Pages

/// When articles of the newsroom's own change by themselves, as their heads and the times of their entries say.
final class AwaitedChanges {
    private let timeZone: TimeZone
    /// Those of each file.
    private var found: [String: [AwaitedChange]] = [:]

    /// - Parameter timeZone: of moments that name none.
    init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// Gone and to come, in the order of their files.
    var all: [AwaitedChange] { found.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// Takes over what the head of an article says.
    func note(_ fields: FrontMatterFields, of identity: String) {
        found[fields.document.path] = fields.moments(timeZone: timeZone).map {
            AwaitedChange(article: identity, moment: $0)
        }
    }

    /// Takes over when the entries of an article are shown.
    func add(_ moments: [Date], _ fields: FrontMatterFields, of identity: String) {
        found[fields.document.path, default: []] += moments.map {
            AwaitedChange(article: identity, moment: $0)
        }
    }
}

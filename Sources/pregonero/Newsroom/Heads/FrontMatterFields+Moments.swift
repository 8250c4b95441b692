import Foundation
import Markdown

extension FrontMatterFields {
    /// When an article says that it was changed, that what it tells is over, and when its corrections were made. What is no
    /// date is not among them: it is reported where the value itself is read.
    func moments(timeZone: TimeZone) -> [Date] {
        let corrections: [FrontMatterValue] =
            switch document.fields[ArticleHead.corrections.name] {
            case .list(let list): list
            case .map(let map): [.map(map)]
            default: []
            }
        let made = corrections.map { correction -> String? in
            guard case .map(let fields) = correction else { return nil }
            return fields["date"]?.text
        }
        var said = [document.fields[ArticleHead.updated.name]?.text]
        if case .bool(true, _)? = document.fields[ArticleHead.isLive.name] {
            said.append(document.fields[ArticleHead.ended.name]?.text)
        }
        return (made + said).compactMap(\.self).compactMap {
            FrontMatterDate.parse($0, timeZone: timeZone)
        }
    }
}

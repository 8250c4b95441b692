import Domain
import Foundation

/// The posts of jsonplaceholder.org, whose dates have the day first.
struct JSONPlaceholderPostsKind: PagedKind {
    let name = "jsonplaceholder-posts"
    let place = SourcePlace.api(origin: "https://jsonplaceholder.org")

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([Endpoint("posts")])
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Rows<JSONPlaceholderPost>.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        let time = SiteTime(zone: collector.context.timeZone)
        for (number, post) in answer.rows {
            guard let title = post.title, let id = post.id ?? post.slug else {
                collector.drop(number, "it has no title or no id")
                continue
            }
            if let status = post.status, status != "published" {
                collector.drop(number, "its status is '\(status)'")
                continue
            }
            var item = ReceivedItem(identity: id, title: title)
            item.setLink(post.url)
            item.published = DayFirstDate.moment(post.publishedAt, time)
            item.updated = DayFirstDate.moment(post.updatedAt, time)
            item.categories = [post.category].compactMap(\.self)
            item.content = post.content.map { .plain($0) }
            item.picture = WebAddress.picture(post.image ?? post.thumbnail)
            collector.take(item, row: number)
        }
    }
}

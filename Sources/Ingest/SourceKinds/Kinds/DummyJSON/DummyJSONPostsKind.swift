import Domain

/// The posts of DummyJSON: title, text, tags; no date, no picture, no page of their own.
struct DummyJSONPostsKind: PagedKind {
    let name = "dummyjson-posts"
    let place = SourcePlace.api(origin: "https://dummyjson.com")
    let optionKeys =
        [
            OptionKey("q", "words to look for"),
            OptionKey("tag", "only posts with this tag"),
        ] + DummyJSONPages.optionKeys

    /// A page of posts.
    private struct Answer: Decodable {
        @Loose var posts: Rows<Post>?
        @Loose var message: String?
    }

    private struct Post: LooseRow {
        @Loose var id: String?
        @Loose var title: String?
        @Loose var body: String?
        @Loose var tags: [String]?
        @Loose var reactions: Counts?
        @Loose var views: Int?
    }

    private struct Counts: LooseRow {
        @Loose var likes: Int?
        @Loose var dislikes: Int?
    }

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        if let words = options.text("q") {
            return SourcePlan(
                DummyJSONPages.endpoints(["posts", "search"], [("q", words)], options)
            )
        }
        let path = options.text("tag").map { ["posts", "tag", $0] } ?? ["posts"]
        return SourcePlan(DummyJSONPages.endpoints(path, [], options))
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "message", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Answer.self, from: page)
        guard let posts = answer.posts else {
            throw SourceError("the answer has no posts" + (answer.message.map { ": \($0)" } ?? ""))
        }
        collector.dropUnreadable(posts.unreadable)
        for (number, post) in posts.rows {
            guard let id = post.id, let title = post.title else {
                collector.drop(number, "it has no title or no id")
                continue
            }
            var item = ReceivedItem(identity: id, title: title)
            item.content = post.body.map { .plain($0) }
            item.categories = post.tags ?? []
            item.reactions = Reactions(
                likes: post.reactions?.likes,
                dislikes: post.reactions?.dislikes,
                views: post.views
            )
            collector.take(item, row: number)
        }
    }
}

/// A WebSub hub of a JSON Feed.
struct JSONFeedHub: Decodable {
    let url: Lenient<LooseText>?
}

/// A stretch of text or a tag.
enum Token: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}

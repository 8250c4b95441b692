import Domain

/// What was drawn for an entity, in the words of a page.
struct DrawnCard {
    let copy: PictureCopy
    /// All that stands on it.
    let text: String

    /// Nil where nothing was drawn.
    ///
    /// - Parameters:
    ///   - published: the entity.
    ///   - text: is asked for only where there are cards.
    init?(_ published: PublishedEntity, saying text: @autoclosure () -> CardText) {
        guard !published.cards.isEmpty else { return nil }
        let text = text()
        guard let copy = published.cards[text.address] else { return nil }
        self.copy = copy
        self.text = text.line
    }
}

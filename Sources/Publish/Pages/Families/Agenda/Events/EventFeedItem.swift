import Basics
import Domain
import Presentation

/// An event as feeds carry it, with its next time.
struct EventFeedItem {
    let item: OutputFeed.Item

    /// - Parameters:
    ///   - entry: one of its times.
    ///   - language: that of the feed.
    ///   - place: the site path of the feed's page; of an event that is closed to its readers it has no text.
    ///   - context: texts and addresses.
    init(
        _ entry: AgendaEntry,
        in language: Language,
        at place: String,
        context: SiteContext
    ) {
        let words = EventFormatter(language: language, context: context)
        let occurrence = entry.occurrence
        let details = occurrence.details
        let published = entry.item.published
        let path = context.path(entry.item.route, in: language)
        let address = context.absolute(path)
        let text = context.hides(path, from: place) ? nil : details.text
        let title = words.title(details)
        let status = words.status(occurrence)
        let said = [
            status, words.whole(occurrence), EventFormatter.place(details.place),
            text?.text(in: language, fallback: context.settings.firstLanguage)
                .map { ShortText.excerpt($0.text, limit: 200) },
        ]
        item = OutputFeed.Item(
            id: address,
            isPermalink: true,
            link: address,
            title: title?.text ?? "",
            summary: said.compactMap { $0?.nonBlank }.joined(separator: " · "),
            html: nil,
            picture: nil,
            sound: nil,
            published: published.firstSeen,
            changed: published.changed,
            noted: published.changed,
            authors: [details.organiser].compactMap { $0?.nonBlank },
            categories: details.categories,
            language: language,
            source: nil,
            license: nil
        )
    }
}

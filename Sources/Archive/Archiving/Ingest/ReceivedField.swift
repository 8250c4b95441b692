import Domain
import GRDB

/// A property of a received item: the columns that keep it, and what of it tells that the item has changed.
struct ReceivedField: Sendable {
    typealias Columns = WrittenColumns<ReceivedItem>
    typealias Covering = @Sendable (inout ContentFingerprint, ReceivedItem) -> Void

    /// Of the property.
    let name: String
    let columns: Columns
    /// What of it the content fingerprint covers; nil where it is left out on purpose.
    let cover: Covering?

    init(_ name: String, _ columns: Columns, covering cover: Covering?) {
        self.name = name
        self.columns = columns
        self.cover = cover
    }

    /// Written once, when the item comes.
    static let fixed = [
        Self("identity", ["identity": { $0.identity }], covering: nil),
        Self("mayHaveNamesakes", [:], covering: nil),
        Self("publishedOtherwise", [:], covering: nil),
        Self("neighbourDate", ["neighbour": { $0.neighbourDate?.seconds }], covering: nil),
    ]

    /// Written whenever the item changes. In this order the fingerprint covers them: in another one, or with one more
    /// that says something where there is nothing, every item of every archive would have changed.
    static let changing = [
        Self(
            "title",
            ["title": { $0.title }, "title_key": { StoryTitle.key($0.title) }],
            covering: { $0.add($1.title) }
        ),
        Self("link", ["link": { $0.link }], covering: { $0.add($1.link) }),
        Self("canonicalAddress", ["canonical": { $0.canonicalAddress }], covering: nil),
        Self(
            "published",
            ["published": { $0.published?.seconds }],
            covering: { $0.add($1.published) }
        ),
        Self("updated", ["updated": { $0.updated?.seconds }], covering: { $0.add($1.updated) }),
        Self(
            "authors",
            ["author": { StoredList.optionalText($0.authors) }],
            covering: { $0.add(StoredList.optionalText($1.authors)) }
        ),
        Self("categories", ["categories": { StoredList.text($0.categories) }]) {
            for category in $1.categories { $0.add(category) }
        },
        Self(
            "language",
            ["own_language": { $0.language?.tag }],
            covering: { $0.add($1.language?.tag) }
        ),
        Self(
            "section",
            ["own_section": { $0.section?.text }],
            covering: { $0.add($1.section?.text) }
        ),
        Self(
            "summary",
            [
                "summary": { $0.summary?.text },
                "summary_format": { $0.summary?.format.rawValue },
            ],
            covering: { $0.add($1.summary) }
        ),
        Self(
            "content",
            [
                "content": { $0.content?.text },
                "content_format": { $0.content?.format.rawValue },
                "base": { $0.content?.base ?? $0.summary?.base },
            ],
            covering: { $0.add($1.content) }
        ),
        Self(
            "picture",
            ["picture": { $0.picture.flatMap(StoredJSON.text) }],
            covering: { $0.add($1.picture?.fingerprint) }
        ),
        Self(
            "enclosures",
            ["enclosures": { $0.enclosures.isEmpty ? nil : StoredJSON.text($0.enclosures) }]
        ) {
            for enclosure in $1.enclosures { $0.add(enclosure.address) }
        },
        Self("form", ["form": { $0.settledForm.rawValue }]) {
            if let form = $1.form { $0.add(form.rawValue) }
        },
        Self("reactions", ["reactions": { $0.reactions.flatMap(StoredJSON.text) }]) {
            if let reactions = $1.reactions { $0.add("\(reactions)") }
        },
        Self(
            "details",
            ["details": { StoredJSON.text($0.details, where: $0.details != ArticleDetails()) }]
        ) {
            if let text = StoredJSON.text($1.details, where: $1.details != ArticleDetails()) {
                $0.add(text)
            }
        },
        Self(
            "story",
            ["own_story": { $0.story }],
            covering: { if let story = $1.story { $0.add("story \(story)") } }
        ),
        Self("expires", ["expires": { $0.expires?.seconds }], covering: { $0.add($1.expires) }),
        // Both have always been covered as one text.
        Self("isDraft", ["is_draft": { $0.isDraft }], covering: { _, _ in }),
        Self(
            "isBreaking",
            ["is_breaking": { $0.isBreaking }],
            covering: { $0.add("\($1.isDraft)\($1.isBreaking)") }
        ),
    ]
}

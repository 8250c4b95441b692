/// What a new site is to be: it decides sections and the front page.
enum StarterKind: String, CaseIterable {
    /// The paper of a place: its own news first, then those of the world.
    case town
    /// What others write, hour by hour.
    case planet
    /// Long texts of one's own.
    case magazine

    /// The ids of its sections, with their marks.
    var sections: [(id: String, glyph: String)] {
        switch self {
        case .town:
            [
                ("local", "town"), ("politics", "people"), ("economy", "coin"), ("culture", "mask"),
                ("sports", "ball"),
                ("world", "globe"), ("general", "bell"),
            ]
        case .planet:
            [
                ("world", "globe"), ("politics", "people"), ("economy", "coin"),
                ("science", "flask"), ("culture", "mask"),
                ("sports", "ball"), ("general", "bell"),
            ]
        case .magazine:
            [("culture", "mask"), ("science", "flask"), ("world", "globe"), ("general", "bell")]
        }
    }

    /// In which the first article stands.
    var ownSection: String {
        switch self {
        case .town: "local"
        case .planet: "general"
        case .magazine: "culture"
        }
    }

    /// The blocks of its front page.
    var front: [String] {
        switch self {
        case .town:
            [
                "alert", "lead", "{section: local, number: 4, form: below}", "sections",
                "categories", "river",
            ]
        case .planet: ["alert", "lead", "river", "sections", "categories"]
        case .magazine: ["alert", "lead", "{block: sections, number: 3}", "categories", "river"]
        }
    }

    /// Keys of `site` that differ from their defaults, with why.
    var more: [(line: String, why: String)] {
        switch self {
        case .town:
            [
                (
                    "changes: own",
                    "own articles show, word by word, what was changed since they came out"
                )
            ]
        case .planet:
            [
                ("lists: all", "lists show every item, whatever its language"),
                ("authors: all", "whom feeds name as authors has a page, too"),
                ("stories: standard", "what several tell of one event is shown as one story"),
            ]
        case .magazine:
            [
                ("pageSize: 20", "how many articles a page of a list holds"),
                (
                    "feeds: {content: full}",
                    "feeds carry whole texts: newest, full, summary or title"
                ),
            ]
        }
    }
}

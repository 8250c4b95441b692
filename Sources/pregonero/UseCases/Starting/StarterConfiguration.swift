import Domain

/// The configuration of a new site, with what each of its keys is for.
struct StarterConfiguration {
    let options: StarterOptions

    var text: String {
        """
        # The whole configuration of a portal. A change is seen after the next 'pregonero build'; a key that is not known is
        # an error that names its line. 'pregonero config' shows all keys with what is in force.
        site:
          title: \(NewText.quoted(options.title))
          baseURL: \(options.baseURL)   # where it is published; a path such as https://example.org/news/ works too
          languages: [\(options.languages.joined(separator: ", "))]   # the first one stands at the root, others below /en/ and the like
          timeZone: \(options.timeZone)   # decides days, hours and the date in an article's address
          # contact: mailto:you@example.org   # how you are reached; told to the sources that are asked, too
          # country: es   # the country of your own articles, in two letters
          sections: own   # only those below; 'all' adds those that every portal can have
          front:   # the blocks of the front page, from top to bottom; one that has nothing to show is left out
        \(options.kind.front.map { "    - \($0)\n" }.joined())\(more)
        # The parts of the portal; each item stands in exactly one. 'accepts' are the categories of feeds that belong there.
        # Marks (glyph): bell coin mask cross flask ball cog globe leaf book town list people note map.
        sections:
        \(sections)
        \(sources)
        """
    }

    private var more: String {
        options.kind.more.map { "  \($0.line)   # \($0.why)\n" }.joined()
    }

    private var sections: String {
        options.kind.sections.map { id, glyph in
            let title = NewText.quoted(options.words.sections[id] ?? id)
            // The sections that every portal knows accept what they are called in the languages of the theme.
            let isKnown =
                options.words.interface == nil && DefaultSections.all.contains { $0.id.text == id }
            return
                "  - {id: \(id), title: \(title), glyph: \(glyph)\(isKnown ? "" : ", accepts: [\(title)]")}\n"
        }
        .joined()
    }

    private var sources: String {
        let head = """
            # What is read. Of a source's text an excerpt is shown with a link to it, unless its rights allow more
            # (rights: own | licensed | cc). Further lists may lie in Content/sources/*.yaml; 'pregonero import opml FILE'
            # writes one. Other kinds than feeds: \(Guide.sourcePage("sources")); their keys:
            # 'pregonero config --kind ical'.

            """
        guard !options.hasOwnSources else { return head + "sources: []\n" }
        let list = options.words.feeds.map { feed in
            """
              - id: \(feed.id)   # its name in this site; it stays, whatever becomes of the address
                kind: feed
                title: \(NewText.quoted(feed.title))
                url: \(feed.url)
                section: world   # where its items stand that no section accepts
                language: \(options.words.language)
                sample: samples/\(feed.id).xml   # shown until it answers for the first time; take it away when you like

            """
        }
        return head + "sources:\n" + list.joined()
    }
}

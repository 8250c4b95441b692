extension StarterWords {
    static let english = StarterWords(
        language: "en",
        timeZone: "Europe/London",
        siteTitle: "My town crier",
        feeds: [
            Feed(
                id: "un-news-en",
                title: "UN News",
                url: "https://news.un.org/feed/subscribe/en/news/all/rss.xml"
            ),
            Feed(
                id: "bbc-world",
                title: "BBC World",
                url: "https://feeds.bbci.co.uk/news/world/rss.xml"
            ),
            Feed(id: "dw-en", title: "DW English", url: "https://rss.dw.com/xml/rss-en-all"),
        ],
        sections: [
            "local": "Local", "politics": "Politics", "economy": "Economy", "culture": "Culture",
            "sports": "Sports", "world": "World", "science": "Science", "general": "General",
        ],
        article: Text(
            name: "welcome",
            title: "The square has a crier again",
            summary:
                "This is your first article. Change it or delete it, and build the portal again.",
            body: """
                A new portal begins with a story of its own. This one is written in **Markdown**, in
                `Content/articles/welcome.md`.

                ## What comes next

                - [ ] put the title and the address into `Content/site.yaml`
                - [ ] add your sources to the list
                - [x] build the portal with `pregonero build`

                | command | does |
                |---|---|
                | `pregonero build` | asks the sources and writes `public/` |
                | `pregonero new article "Headline"` | begins an article |
                """
        ),
        page: Text(
            name: "about",
            title: "About this portal",
            summary: "Who we are and how we work",
            body: """
                This portal brings together its own news and that of other sources. Of each story of others it shows an
                excerpt and leads to the source. It has no accounts, follows nobody and asks nothing of third parties.
                """
        ),
        privacy: englishPrivacy,
        imprint: englishImprint,
        author: Text(
            name: "the-newsroom",
            title: "The newsroom",
            summary: "Newsroom",
            body: "Those who write here. This text lies in `Content/authors/the-newsroom.md`."
        ),
        samples: [
            "A sample: this is how a story of a source looks",
            "Another sample, so that the list has two",
            "A third sample, of another source", "Samples carry their name in sight",
            "Search engines do not index this sample", "The last sample goes with the first answer",
        ],
        sampleText: "This text is invented and goes away with the first answer of the source.",
        motto: "{site} says aloud what others write, and always who said it."
    )
}

import Basics
import Domain

/// What `init` writes.
struct StarterFiles {
    let options: StarterOptions
    /// The texts of the interface in English, from which those of other languages are made.
    let english: String

    private var words: StarterWords { options.words }

    var configuration: (path: String, text: String) {
        ("Content/site.yaml", StarterConfiguration(options: options).text)
    }

    /// All but the configuration.
    var others: [(path: String, text: String)] {
        var files = [
            ("Content/articles/\(words.article.name).md", article),
            ("Content/pages/\(words.page.name).md", text(words.page, key: "about")),
            ("Content/authors/\(words.author.name).md", author),
            ("Content/static/files/\(words.page.name).txt", words.page.body + "\n"),
            ("Templates/texts/\(words.language).txt", interface),
            (".gitignore", ".pregonero/\npublic/\n"),
        ]
        files += drafts
        guard !options.hasOwnSources else { return files }
        for (number, feed) in words.feeds.enumerated() {
            files.append(("Content/samples/\(feed.id).xml", sample(of: feed, number)))
        }
        return files
    }

    private var article: String {
        """
        ---
        title: \(NewText.quoted(words.article.title))
        date: 2026-11-20 08:00
        section: \(options.kind.ownSection)
        language: \(words.language)
        summary: \(NewText.quoted(words.article.summary))
        author: \(words.author.name)
        ---

        \(words.article.body)

        """
    }

    /// Pages that say nothing true before somebody has filled them in.
    var drafts: [(path: String, text: String)] {
        [(words.privacy, "privacy"), (words.imprint, "imprint")].map { page, key in
            ("Content/pages/\(page.name).md", text(page, key: key, isDraft: true))
        }
    }

    private func text(_ page: StarterWords.Text, key: String, isDraft: Bool = false) -> String {
        """
        ---
        title: \(NewText.quoted(page.title))
        slug: \(page.name)
        language: \(words.language)
        key: \(key)
        summary: \(NewText.quoted(page.summary))
        \(isDraft ? "draft: true\n" : "")---

        \(page.body)

        """
    }

    private var author: String {
        """
        ---
        name: \(NewText.quoted(words.author.title))
        role: \(NewText.quoted(words.author.summary))
        ---

        \(words.author.body)

        """
    }

    /// One text that the site says otherwise, or all of a language that the theme does not speak.
    private var interface: String {
        guard let lines = words.interface else {
            return """
                # Texts of the interface that this site says otherwise; the keys are those of the theme
                # (\(Guide.sourcePage("look"))). Without a line here the theme's own text stands.
                motto = \(words.motto)

                """
        }
        return StarterInterface(english: english, lines: lines, motto: words.motto).text
    }

    /// What stands in for a source until it answers.
    private func sample(of feed: StarterWords.Feed, _ number: Int) -> String {
        let items = [number, number + 3].map { place in
            // Two of the same words would be taken for one story.
            let text = place == 0 ? words.sampleText : ""
            return """
                    <item>
                      <title>\(words.samples[place].escaped(for: .content))</title>
                      <link>https://sample.example/\(feed.id)/\(place)</link>
                      <guid isPermaLink="false">sample-\(feed.id)-\(place)</guid>
                      <pubDate>Thu, 19 Nov 2026 1\(8 - place):3\(place):00 GMT</pubDate>
                      <description>\(text.escaped(for: .content))</description>
                    </item>

                """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <rss version="2.0">
              <channel>
                <title>\(feed.title.escaped(for: .content))</title>
                <link>https://sample.example/\(feed.id)</link>
                <description>\(words.sampleText.escaped(for: .content))</description>
                <language>\(words.language)</language>
            \(items.joined())  </channel>
            </rss>

            """
    }
}

/// What of the site can be said only when all of it was seen.
extension WordPressSite {
    /// The page of an attachment leads to the text that shows it.
    mutating func addPages(_ pages: [(parent: String, address: String)]) {
        let places = Dictionary(
            site.entries.indices.map {
                (site.entries[$0].id.split(separator: "=").last.map(String.init) ?? "", $0)
            }
        ) { first, _ in first }
        var lost = 0
        for page in pages {
            if let place = places[page.parent] {
                site.entries[place].addresses.append(page.address)
            } else {
                lost += 1
            }
        }
        guard lost > 0 else { return }
        site.leftOut.append(
            LeftOut(
                "\(lost) pages of pictures and files",
                "they belong to no text that is taken over"
            )
        )
    }

    mutating func reportCounts(_ count: Counts) {
        // Menus, revisions and the like are no content.
        let inner: Set<String> = [
            "nav_menu_item", "revision", "wp_global_styles", "wp_template", "wp_template_part",
            "wp_navigation", "custom_css", "customize_changeset", "oembed_cache", "wp_font_face",
            "",
        ]
        for (type, number) in count.types.sorted(by: { $0.key < $1.key })
        where !inner.contains(type) {
            site.leftOut.append(
                LeftOut("\(number) of the type '\(type)'", "only posts and pages are taken over")
            )
        }
        if count.comments > 0 {
            site.leftOut.append(
                LeftOut("\(count.comments) comments", "a portal of files has no comments")
            )
        }
        if !count.sticky.isEmpty {
            let names = count.sticky.map { "'\($0)'" }.joined(separator: ", ")
            site.leftOut.append(
                LeftOut(
                    "that it stays on top: \(names)",
                    "Content/desk.yaml says what the front page leads with"
                )
            )
        }
    }

    mutating func listTerms(_ count: Counts) {
        for (slug, category) in categories.sorted(by: { $0.key < $1.key }) {
            var term = ImportedTerm(name: category.name, slug: slug)
            term.words = category.words
            term.addresses = ["\(site.prefix)/category/\(path(of: slug))/"]
            if count.sections.contains(category.name) {
                site.categories.append(term)
            } else {
                site.tags.append(term)
            }
        }
        for (slug, name) in count.tags.sorted(by: { $0.key < $1.key }) {
            var term = ImportedTerm(name: name, slug: slug)
            term.addresses = ["\(site.prefix)/tag/\(slug)/"]
            site.tags.append(term)
        }
        for (login, name) in authorNames.sorted(by: { $0.key < $1.key })
        where count.logins.contains(login) {
            var author = ImportedAuthor(name: name)
            if login != name { author.otherNames = [login] }
            author.addresses = ["\(site.prefix)/author/\(login.lowercased())/"]
            site.authors.append(author)
        }
    }

    /// The category's own part behind those of the ones around it.
    private func path(of slug: String) -> String {
        var parts = [slug]
        while let parent = categories[parts[0]]?.parent, !parent.isEmpty, categories[parent] != nil,
            !parts.contains(parent)
        {
            parts.insert(parent, at: 0)
        }
        return parts.joined(separator: "/")
    }
}

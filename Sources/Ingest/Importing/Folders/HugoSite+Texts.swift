import Foundation

extension HugoSite {
    func imported(_ text: SiteFolder.Text, _ file: File, withBody: Bool) -> ImportedText {
        var result = described(text, file)
        if withBody { addBody(of: text, file, to: &result) }
        return result
    }

    /// What the head of a text says.
    private func described(_ text: SiteFolder.Text, _ file: File) -> ImportedText {
        let head = text.head
        let last = file.key.split(separator: "/").last.map(String.init) ?? file.key
        let title = head.text("title") ?? last.replacing("-", with: " ")
        var result = ImportedText(
            id: "hugo/\(file.content)/\(file.path)",
            name: "\(file.content)/\(file.path)",
            title: title,
            body: .markdown("")
        )
        result.kind = kind(head, file)
        result.published = start(head)
        result.expires = end(head)
        result.updated = head.date("lastmod", "updated", "modified", in: zone)
            .flatMap { $0 > (result.published ?? $0) ? $0 : nil }
        result.doubts = text.doubts
        if let strange = strangeDate(head) {
            result.doubts.append(ImportedText.doubt(ofDate: strange))
        }
        result.slug = head.text("slug") ?? last
        result.language = file.language
        // Without one, texts would be translations of each other whose files are called alike here.
        if file.language != nil, configuration.languages.count > 1 {
            result.key = key(head, file)
        }
        // Addresses are made of the text's own date, whenever it comes out.
        let day = head.date("date", in: zone) ?? result.published
        let address = address(of: file, head, title, day)
        result.addresses =
            [address]
            + head.texts("aliases").map { alias($0, of: address) }
        let categories = categories(head)
        result.section =
            categories.first ?? HugoSections.folder(of: file.key).flatMap(sections.name)
        result.tags =
            Array(categories.dropFirst()) + head.texts(configuration.taxonomies["tag"] ?? "tags")
        result.authors =
            head.texts("authors").isEmpty ? head.texts("author") : head.texts("authors")
        result.summary = head.text("summary", "description")
        return result
    }

    private func addBody(of text: SiteFolder.Text, _ file: File, to result: inout ImportedText) {
        let book = book(file, own: result.addresses[0])
        if let picture = text.head.picture(
            "cover",
            "featured_image",
            "featuredimage",
            "image",
            "thumbnail",
            "images",
            "hero"
        ) {
            if case .elsewhere(let whole) = book.place(ofFile: picture.address) {
                result.picture = ImportedText.Picture(
                    address: whole,
                    alt: picture.alt,
                    caption: picture.caption
                )
            }
        }
        var shortcodes = HugoShortcodes { target in
            let path = target.prefix { $0 != "#" }
            let fragment = target[path.endIndex...]
            return path.isEmpty && !fragment.isEmpty
                ? target : book.page(String(path)).map { $0 + fragment }
        }
        let body = text.body.replacing(/<!--\s*more\s*-->/, with: "")
        let isHTML = file.path.hasSuffix(".html") || file.path.hasSuffix(".htm")
        var markdown = shortcodes.markdown(body)
        result.losses = shortcodes.losses.sorted()
        if !isHTML {
            let foreign = ForeignMarkdown(markdown)
            markdown = foreign.text
            result.losses += foreign.losses
        }
        markdown = MarkdownCode.tidied(markdown)
        if result.kind == .page, let end = result.expires {
            result.losses.append("its end, \(end.formatted(.iso8601)): pages here do not expire")
        }
        let placed = MarkdownAddresses(markdown).text(book)
        result.body = isHTML ? .html(placed, breaksLines: false) : .markdown(placed)
    }

    func categories(_ head: SiteHead) -> [String] {
        head.texts(configuration.taxonomies["category"] ?? "categories")
    }

    /// What a text has in common with its translations.
    func key(_ head: SiteHead, _ file: File) -> String {
        head.text("translationkey") ?? file.key
    }
}

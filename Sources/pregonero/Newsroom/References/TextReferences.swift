import Domain
import HTMLCleaning
import Markdown

/// Looks after what the newsroom's own texts show, to what they lead, and what of their HTML is not published.
struct TextReferences {
    let pictures: PictureReferences
    let links: LinkReferences
    let sounds: SoundReferences
    let shortcodes: ShortcodeReader
    let sanitizer: Sanitizer

    private static let renderer = MarkdownRenderer()

    /// Notes the links of a text, and tells of shortcodes that are wrong, of pictures that are not there and of HTML that
    /// is taken out.
    ///
    /// - Parameters:
    ///   - document: the text with its front matter.
    ///   - language: that of the text.
    ///   - path: how messages name the file.
    ///   - log: is told.
    /// - Returns: what its shortcodes stand for, each in its parts.
    @discardableResult
    func check(
        _ document: FrontMatterDocument,
        in language: Language,
        path: String,
        log: DiagnosticLog
    ) -> [[String]] {
        let line = document.bodyLine
        let reading = shortcodes.read(
            ShortcodeReader.Text(
                body: document.body,
                line: line,
                language: language,
                path: path,
                log: log
            )
        )
        let outline = Self.renderer.outline(of: reading?.masked ?? document.body)
        links.note(outline.references + (reading?.references ?? []), path: path, from: line)
        pictures.missing(in: outline.references, path: path, from: line).forEach(log.add)
        for reference in outline.spaced {
            log.add(Self.spaced(reference, path: path, from: line))
        }
        for reference in astray(outline) {
            log.add(
                Diagnostic(
                    .warning,
                    Self.words(for: reference),
                    path: path,
                    line: line + reference.line - 1,
                    column: reference.column,
                    hint: reference.address.hasPrefix("//")
                        ? "write 'https:' before it"
                        : "name a file of your own, or an address of https or http"
                )
            )
        }
        losses(of: outline.tags).forEach { tag, what in
            log.add(
                Diagnostic(
                    .warning,
                    what,
                    path: path,
                    line: line + tag.line - 1,
                    column: tag.column,
                    hint: "\(Guide.page("writing")) says which HTML stays"
                )
            )
        }
        return reading?.inserts ?? []
    }

    /// What the shortcodes of a text stand for whose parts stand in another order than in its file, which was checked.
    func inserts(of text: String, in language: Language, path: String) -> [[String]] {
        let text = ShortcodeReader.Text(
            body: text,
            line: 1,
            language: language,
            path: path,
            log: DiagnosticLog()
        )
        return shortcodes.read(text)?.inserts ?? []
    }

    /// Notes the links of a text whose head is wrong.
    func noteLinks(of file: String, in language: Language, path: String) {
        guard let body = FrontMatterDocument.body(of: file) else { return }
        let reading = shortcodes.read(
            ShortcodeReader.Text(
                body: body.text,
                line: body.line,
                language: language,
                path: path,
                log: DiagnosticLog()
            )
        )
        let outline = Self.renderer.outline(of: reading?.masked ?? body.text)
        links.note(outline.references + (reading?.references ?? []), path: path, from: body.line)
    }

    /// Links and pictures that go, since their address is none; those in HTML are reported with their tags.
    private func astray(_ outline: MarkdownOutline) -> [MarkdownReference] {
        let tags = Set(outline.tags.map { [$0.line, $0.column] })
        return outline.references.filter { reference in
            guard reference.address.isEmpty || OwnAddress.isElsewhere(reference.address),
                !tags.contains([reference.line, reference.column])
            else { return false }
            let (name, attribute) = reference.kind == .link ? ("a", "href") : ("img", "src")
            return sanitizer.loss(of: name, [(name: attribute, value: reference.address)]) != nil
        }
    }

    /// What stands on the page as it is written.
    private static func spaced(
        _ reference: MarkdownReference,
        path: String,
        from line: Int
    ) -> Diagnostic {
        let address = reference.address
        let what = reference.kind == .link ? "link" : "picture"
        return Diagnostic(
            .warning,
            "'(\(address))' is no \(what), since the name has a space",
            path: path,
            line: line + reference.line - 1,
            column: reference.column,
            hint: "write (<\(address)>) or (\(address.replacing(" ", with: "%20")))"
        )
    }

    private static func words(for reference: MarkdownReference) -> String {
        let what = reference.kind == .link ? "link" : "picture"
        return reference.address.isEmpty
            ? "the \(what) has no address, and is none on the page"
            : "'\(reference.address)' is no address of a \(what), which is none on the page"
    }

    /// What is taken out of a text, each kind of it once, at its first place.
    private func losses(of tags: [MarkdownTag]) -> [(tag: MarkdownTag, what: String)] {
        var told: Set<String> = []
        return tags.compactMap { tag in
            let attributes = tag.attributes.map { (name: $0.name, value: $0.value) }
            guard let loss = sanitizer.loss(of: tag.name, attributes) else { return nil }
            let what = Self.words(for: loss, of: tag.name)
            return told.insert(what).inserted ? (tag, what) : nil
        }
    }

    private static func words(for loss: CleaningLoss, of name: String) -> String {
        switch loss {
        case .tag: "<\(name)> is taken out, what is in it stays"
        case .content: "<\(name)> is taken out with all that is in it"
        case .link: "<\(name)> is taken out, with a link in its place"
        case .element where name == "input":
            "<input> is taken out: only the boxes of a list of tasks stay"
        case .element: "<\(name)> is taken out: an address is missing or not allowed"
        case .attributes(let names):
            "\(names.map { "'\($0)'" }.joined(separator: ", ")) of <\(name)> is taken out"
        }
    }
}

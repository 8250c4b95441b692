import Basics
import Domain

/// Reads a row of data as an article.
struct ArticleRow {
    let received: ReceivedItem

    /// The forms that a row may name. Feeds call others as they like; in an own file such a word is a slip, which would cost
    /// the label of what somebody has paid for.
    static let forms = ArticleForm.allCases + ArticleForm.labelled

    /// - Parameters:
    ///   - row: with the keys of an article.
    ///   - id: what tells it from others of its source.
    ///   - time: the site's.
    ///   - files: say which pictures there are.
    ///   - sections: the portal's; nil where nobody says.
    ///   - translated: the folded names that the source's `sectionMap` has a section for.
    init?(
        _ row: DataRow,
        id: String,
        _ time: SiteTime,
        _ files: PictureFiles,
        sections: [SectionID]?,
        translated: Set<String>
    ) {
        guard let title = row.required("title") else { return nil }
        var item = ReceivedItem(identity: id, title: title)
        item.setLink(row.address("link"))
        item.published = row.moment("published", time)
        item.updated = row.moment("updated", time)
        item.authors = [row.text("author")].compactMap(\.self)
        item.details.publisher = row.text("publisher")
        item.categories = row.texts("categories")
        item.language = row.text("language").map { Language($0) }
        item.section = Self.section(row, among: sections, or: translated)
        item.summary = row.text("summary").map { Markup($0, format: .html, base: item.link) }
        item.content = row.text("content").map { Markup($0, format: .html, base: item.link) }
        item.picture = row.picture("picture", files)
        item.form = Self.form(row)
        item.expires = row.moment("expires", time)
        item.isBreaking = row.flag("isBreaking")
        item.details.point = row.geoPoint()
        row.finish()
        received = item
    }

    /// The form that a row names; another word counts as none.
    private static func form(_ row: DataRow) -> ArticleForm? {
        if let word = row.value("form")?.text, !forms.contains(where: { $0.rawValue == word }),
            !row.log.warns(of: word, in: "form")
        {
            return nil
        }
        return row.choice("form", among: forms)
    }

    /// The section that a row names. One that neither the portal nor the source has is reported in an own file, and may become
    /// one.
    private static func section(
        _ row: DataRow,
        among sections: [SectionID]?,
        or translated: Set<String>
    ) -> SectionID? {
        guard let name = row.text("section") else { return nil }
        let id = SectionID(name)
        guard let sections, !sections.contains(id), !translated.contains(Folding.fold(name)),
            row.log.warns(of: name, in: "section")
        else { return id }
        let known = sections.map(\.text)
        row.log.add(
            "unknown section '\(name)'",
            so: "the article stands where its categories or its source belong",
            line: row.value("section")?.line,
            hint: NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
                ?? "sections: \(known.joined(separator: ", "))"
        )
        return id
    }
}

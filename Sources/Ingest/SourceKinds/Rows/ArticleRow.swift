import Domain

/// Reads a row of data as an article.
struct ArticleRow {
    let received: ReceivedItem

    init?(_ row: DataRow, id: String, _ time: SiteTime, _ files: PictureFiles) {
        guard let title = row.required("title") else { return nil }
        var item = ReceivedItem(identity: id, title: title)
        item.setLink(row.address("link"))
        item.published = row.moment("published", time)
        item.updated = row.moment("updated", time)
        item.authors = [row.text("author")].compactMap(\.self)
        item.details.publisher = row.text("publisher")
        item.categories = row.texts("categories")
        item.language = row.text("language").map { Language($0) }
        item.section = row.text("section").map { SectionID($0) }
        item.summary = row.text("summary").map { Markup($0, format: .html, base: item.link) }
        item.content = row.text("content").map { Markup($0, format: .html, base: item.link) }
        item.picture = row.picture("picture", files)
        item.form = row.choice("form", ArticleForm.self)
        item.expires = row.moment("expires", time)
        item.isBreaking = row.flag("isBreaking")
        item.details.point = row.geoPoint()
        row.finish()
        received = item
    }
}

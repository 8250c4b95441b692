import Pages

/// Writes the feeds that a portal reads as OPML 2.0; what the format has no word for stands in a namespace of ours.
enum OPMLWriter {
    static let namespace = "https://pregonero.example/ns/opml"

    static func bytes(_ outlines: [SourceOutline], title: String) -> [UInt8] {
        var xml = XMLText()
        xml.open("opml", [("version", "2.0"), ("xmlns:pregonero", namespace)])
        xml.newLine()
        xml.open("head")
        xml.element("title", title)
        xml.close("head")
        xml.open("body")
        xml.newLine()
        for outline in outlines {
            xml.empty(
                "outline",
                [
                    ("type", "rss"), ("text", outline.title), ("title", outline.title),
                    ("xmlUrl", outline.feed), ("htmlUrl", outline.home),
                    ("category", outline.section.map { "/\($0)" }),
                    ("language", outline.language), ("pregonero:id", outline.id),
                    ("pregonero:country", outline.country), ("pregonero:rights", outline.rights),
                ]
            )
        }
        xml.close("body")
        xml.close("opml")
        return xml.bytes
    }
}

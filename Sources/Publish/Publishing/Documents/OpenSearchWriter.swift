import Basics
import Domain
import Pages

/// Writes what a browser needs to search the portal from its own bar (OpenSearch 1.1).
enum OpenSearchWriter {
    /// The longest name that the format allows.
    private static let nameLength = 16

    static func bytes(_ offer: SearchOffer, icon: String?) -> [UInt8] {
        var xml = XMLText()
        xml.open(
            "OpenSearchDescription",
            [("xmlns", "http://a9.com/-/spec/opensearch/1.1/")]
        )
        xml.newLine()
        xml.element("ShortName", String(offer.title.prefix(nameLength)))
        xml.element("LongName", String(offer.title.prefix(48)))
        xml.element("Description", String(offer.description.prefix(1_024)))
        xml.element("InputEncoding", "UTF-8")
        xml.element("Language", offer.language.tag)
        let type = icon.flatMap { MediaTypes.type(ofAddress: $0) } ?? "image/svg+xml"
        xml.element("Image", icon, [("type", type)])
        xml.empty("Url", [("type", "text/html"), ("template", offer.page + "?q={searchTerms}")])
        xml.close("OpenSearchDescription")
        return xml.bytes
    }
}

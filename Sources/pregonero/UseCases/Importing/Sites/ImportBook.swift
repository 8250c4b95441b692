import Foundation
import Importing
import WebURL

/// What becomes of the addresses in the texts of one site.
final class ImportBook: AddressBook {
    private let plan: ImportPlan
    private let media: ImportMedia
    /// The file of the text, where it is one that has headings.
    private let file: String?
    /// Addresses of the other site that are none of its texts, and names of headings that the text does not have.
    private(set) var lost: Set<String> = []

    init(_ plan: ImportPlan, _ media: ImportMedia, of file: String? = nil) {
        self.plan = plan
        self.media = media
        self.file = file
    }

    func place(ofFile address: String) -> PlacedFile { media.place(of: address) }

    func place(ofLink address: String) -> String? {
        if address.hasPrefix("#") { return link(within: address) }
        if address.hasPrefix("mailto:") || address.hasPrefix("tel:") { return address }
        if let link = plan.link(to: address) { return link }
        guard let whole = plan.whole(address) else { return nil }
        if plan.isOld(whole), WebURL(whole)?.path != "/" { lost.insert(whole) }
        return whole
    }

    private func link(within address: String) -> String {
        let name = address.dropFirst()
        if let anchor = file.flatMap({ plan.anchor(name, of: $0) }) { return "#\(anchor)" }
        if !name.isEmpty { lost.insert(address) }
        return address
    }
}

/// The text of another program, asked which files it shows and written with what they have become.
struct ImportedMarkup {
    private let source: Source

    private enum Source {
        case html(ArticleMarkup)
        case markdown(MarkdownAddresses)
    }

    init(_ text: ImportedText) {
        switch text.body {
        case .html(let html, let breaksLines):
            source = .html(ArticleMarkup(html: html, breaksLines: breaksLines))
        case .markdown(let markdown): source = .markdown(MarkdownAddresses(markdown))
        }
    }

    var files: [String] {
        switch source {
        case .html(let markup): markup.files
        case .markdown(let markdown): markdown.files
        }
    }

    func markdown(_ book: ImportBook) -> (text: String, losses: [String]) {
        switch source {
        case .html(let markup): markup.markdown(book)
        case .markdown(let markdown): (markdown.text(book), [])
        }
    }
}

import Basics
import Foundation
import HTMLCleaning
import WebURL

/// Makes panels of the links that stand for frames of allowed hosts: nothing is asked of them before a reader clicks.
struct FramePanels {
    let hosts: [String]

    /// Works on the sanitiser's own output, which puts what stood for itself into a paragraph.
    func shown(in html: String) -> String {
        guard !hosts.isEmpty, ByteSearch.contains(" class=\"frame\"", in: html) else { return html }
        let link = /<p><a href="([^"]*)" class="frame" rel="([^"]*)">([^<]*)<\/a><\/p>/
        return html.replacing(link.matchingSemantics(.unicodeScalar)) { found -> String in
            let (_, address, relation, title) = found.output
            guard let host = WebURL(String(address).withoutReferences)?.host?.serialized,
                hosts.contains(host)
            else { return String(found.output.0) }
            // With the references that it has already, and those that a value needs.
            let quoted = String(title).withoutReferences.escaped(for: .attribute)
            var panel = "<figure class=\"insert embed\"><a href=\"\(address)\" "
            panel += "data-frame=\"\(address)\" data-title=\"\(quoted)\" rel=\"\(relation)\">"
            panel += "<span class=\"embed__panel\"></span>"
            panel += "<span class=\"embed__play\">\(title)</span></a>"
            panel += "<figcaption>\(host.escaped(for: .content))</figcaption></figure>"
            return panel
        }
    }
}

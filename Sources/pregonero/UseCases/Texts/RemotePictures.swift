import Basics
import Domain
import Foundation
import HTMLCleaning

/// Takes pictures of other hosts out of cleaned HTML, so that no reader's browser asks a third party; those of which
/// the portal has a copy stay, to be shown from there.
struct RemotePictures {
    let sanitizer: Sanitizer
    let keeping: Keeping

    /// Which of them stay.
    enum Keeping {
        case all
        case none
        /// By their addresses.
        case only(Set<String>)
    }

    private static let mark: StaticString = "<img src=\"http"

    /// The HTML without those pictures and without the figures that were about them, and the addresses of all that it
    /// named, each once, in their order; works on the sanitiser's own output, which always writes `src` first and in
    /// double quotes.
    func shown(in html: String) -> (html: String, named: [String]) {
        guard ByteSearch.contains(Self.mark, in: html) else { return (html, []) }
        let addresses = Self.addresses(in: html)
        var seen: Set<String> = []
        let named = addresses.filter { !$0.contains("\n") && seen.insert($0).inserted }
        // Where all stay, the text is as clean as it was.
        if addresses.allSatisfy(stays) { return (html, named) }
        var result = ""
        var rest = html[...]
        while let figure = rest.place(of: "<figure>"),
            let end = rest[figure.upperBound...].place(of: "</figure>")
        {
            result += withoutImages(rest[..<figure.lowerBound])
            let whole = rest[figure.lowerBound..<end.upperBound]
            result += whole.place(of: Self.mark) != nil ? withoutCaption(whole) : String(whole)
            rest = rest[end.upperBound...]
        }
        result += withoutImages(rest)
        // What the pictures leave empty is no allowed content, and goes with a second cleaning.
        return (sanitizer.clean(result, base: nil), named)
    }

    private static func addresses(in html: String) -> [String] {
        var found: [String] = []
        var rest = html[...]
        while let image = rest.place(of: mark) {
            found.append(address(at: image, in: rest))
            rest = rest[image.upperBound...]
        }
        return found
    }

    private static func address(at image: Range<Substring.Index>, in html: Substring) -> String {
        "http" + String(html[image.upperBound...].before("\"")).withoutReferences
    }

    private func withoutImages(_ html: Substring) -> String {
        var result = ""
        var rest = html
        while let image = rest.place(of: Self.mark) {
            result += rest[..<image.lowerBound]
            let tag = rest[image.lowerBound...].before(">")
            if stays(Self.address(at: image, in: rest)) { result += "\(tag)>" }
            rest = rest[tag.endIndex...].behind(1)
        }
        return result + rest
    }

    private func stays(_ address: String) -> Bool {
        switch keeping {
        case .all: true
        case .none: false
        case .only(let known): known.contains(address)
        }
    }

    /// A figure keeps its caption only for what else it shows.
    private func withoutCaption(_ figure: Substring) -> String {
        let bare = withoutImages(figure)
        if bare.contains("<img") || bare.contains("<table") || bare.contains("<pre") { return bare }
        return ""
    }
}

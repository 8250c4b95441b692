import Foundation

/// Numbers the headings of a text so that they follow the page's own heading without gaps.
enum HeadingLevels {
    /// The first heading becomes an `h2`, a deeper one at most one level deeper than the one before it
    /// (WCAG 2.2, technique G141); works on the sanitiser's own output.
    static func renumbered(_ html: String) -> String {
        guard html.contains("<h") else { return html }
        var open: [Int] = []
        var result = ""
        var rest = html[...]
        while let mark = rest.range(of: "<h") {
            result += rest[..<mark.lowerBound]
            rest = rest[mark.upperBound...]
            guard let level = rest.first?.wholeNumberValue, (2...6).contains(level),
                let end = rest.range(of: "</h\(level)>")
            else {
                result += "<h"
                continue
            }
            while let last = open.last, last >= level { open.removeLast() }
            open.append(level)
            let shown = min(open.count + 1, 6)
            result += "<h\(shown)\(rest.dropFirst()[..<end.lowerBound])</h\(shown)>"
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

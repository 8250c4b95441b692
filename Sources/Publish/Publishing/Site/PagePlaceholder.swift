import Basics

/// Stands at a new page's address until the page itself is written: a heading and no links.
enum PagePlaceholder {
    static func bytes(heading: String, language: String) -> [UInt8] {
        let text = heading.escaped(for: .content)
        return Array(
            """
            <!doctype html>
            <html lang="\(language)"><head><meta charset="utf-8"><meta name="robots" content="noindex">\
            <title>\(text)</title></head><body><h1>\(text)</h1></body></html>
            """.utf8
        )
    }
}

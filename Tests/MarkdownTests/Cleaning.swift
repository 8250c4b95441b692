import Foundation

/// Stands for the sanitiser: takes away what it would take away from the renderer's output.
enum Cleaning {
    static func clean(_ html: String) -> String {
        html
            .replacing(#/ (id|class|aria-label)="[^"]*"/#, with: "")
            .replacing(#/ data-[a-z-]+/#, with: "")
            .replacing(#/</?section>\n?/#, with: "")
    }

    static func ids(in html: String) -> [String] {
        html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    }
}

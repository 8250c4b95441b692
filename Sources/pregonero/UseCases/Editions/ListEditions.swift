import Basics
import Domain
import Foundation
import Publishing

/// Says which editions of the portal are kept, and what differs between them.
struct ListEditions {
    let layout: SiteLayout
    let timeZone: TimeZone

    private var editions: Editions { Editions(layout.publishingPlaces) }

    func all() -> [Edition] { editions.all() }

    func files(of number: Int) throws -> [EditionEntry] { try editions.files(of: number) }

    func difference(from: Int, to: Int) throws -> EditionDifference {
        try editions.difference(from: from, to: to)
    }

    /// A line for each, as a person reads it.
    func text(_ editions: [Edition]) -> String {
        editions.map { edition in
            let time = CivilTime(edition.clock, in: timeZone)
            let back = edition.back.map { "  as edition \($0)" } ?? ""
            return "\(edition.number)  \(time.day.dashed) "
                + "\(time.clock)  \(edition.articles) articles"
                + "  +\(edition.added) ~\(edition.changed) -\(edition.removed) files\(back)"
                + (edition.stands ? "  stands" : "")
        }.joined(separator: "\n")
    }

    /// A line for each file that differs, with a sign before it.
    func text(_ difference: EditionDifference) -> String {
        let lines =
            difference.added.map { ("+", $0) } + difference.changed.map { ("~", $0) }
            + difference.removed.map { ("-", $0) }
        return lines.sorted { $0.1 < $1.1 }.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
    }
}

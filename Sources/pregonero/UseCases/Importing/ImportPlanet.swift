import Basics
import Domain
import Foundation
import Importing

/// Adds the feeds of a planet to the site.
struct ImportPlanet {
    let feeds: ImportOPML
    let console: Console

    /// - Parameter file: `planet.ini`.
    /// - Returns: what came of it.
    /// - Throws: `ExitReason` for a file that is none.
    func run(_ file: String) throws -> ImportOPML.Result {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.bytes(file)
        } catch {
            throw ExitReason.usage("\(file): it cannot be read: \(error)")
        }
        guard let list = PlanetReader.read(bytes) else {
            throw ExitReason.usage(
                "\(file): this is no planet.ini",
                hint: "one names each feed in brackets, or by 'feed = …' below a name in brackets"
            )
        }
        for remark in list.remarks {
            console.report(
                Diagnostic(
                    .warning,
                    "not taken over: \(remark.text)",
                    path: file,
                    line: remark.line,
                    hint: remark.text.hasPrefix("the filter")
                        ? "'include:' and 'exclude:' of a source do the like" : nil
                )
            )
        }
        return try feeds.take(list.feeds, file)
    }
}

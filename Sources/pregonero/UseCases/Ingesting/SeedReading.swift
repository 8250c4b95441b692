import Basics
import Domain
import Fetching
import Foundation
import WebURL

/// Reads what the portal itself has published of its articles, from its address or from the folder in which it lies.
struct SeedReading {
    /// As a person named it.
    let place: String
    /// The address of the portal.
    let site: String
    let client: any HTTPClient

    /// All that it says.
    struct Seed {
        var items: [SeedItem] = []
        var gone: [SeedItem] = []
    }

    /// - Parameter offline: whether no server is to be asked.
    /// - Returns: what was read, all of it sound.
    /// - Throws: `ExitReason`; nothing is taken in then.
    func run(offline: Bool) async throws -> Seed {
        let url = WebURL(place).flatMap { $0.isHTTP ? $0 : nil }
        guard url == nil || !offline else {
            throw ExitReason.usage("--seed-from \(place): --offline lets no server be asked")
        }
        let bytes = try await read("index.json")
        guard let index = try? JSONDecoder().decode(SeedDocument.Index.self, from: Data(bytes))
        else { throw damaged("index.json") }
        guard index.format <= SeedDocument.format else {
            throw ExitReason.usage(
                "\(place): what it says has form \(index.format), which a newer program wrote",
                hint: "use that version here, too"
            )
        }
        guard index.site == site else {
            throw ExitReason.refused(
                "\(place) is the site of \(index.site), and this is \(site)",
                hint: "--base-url names the address under which it was published"
            )
        }
        var seed = Seed(items: [], gone: index.gone)
        for file in index.files {
            guard Self.isName(file), let items = SeedDocument.items(try await read(file)) else {
                throw damaged(file)
            }
            seed.items += items
        }
        guard (seed.items + seed.gone).allSatisfy(Self.isSound) else { throw damaged("an article") }
        return seed
    }

    private func damaged(_ name: String) -> ExitReason {
        .transferFailed(
            "\(place): \(name) is not what the program wrote",
            hint: "nothing was taken in; the same from a copy of the site may be whole"
        )
    }

    private func read(_ name: String) async throws -> [UInt8] {
        let path = "\(SeedDocument.folder.dropFirst())\(name)"
        guard let base = WebURL(place), base.isHTTP else {
            do {
                return try RegularFile.bytes("\(place)/\(path)")
            } catch {
                throw ExitReason.transferFailed(
                    "\(place)/\(path): \(error)",
                    hint:
                        "a site says what its articles are known by where the configuration says 'seed: months'"
                )
            }
        }
        let address = place.hasSuffix("/") ? place + path : "\(place)/\(path)"
        guard let url = WebURL(address) else { throw ExitReason.usage("'\(place)' is no address") }
        do {
            let answer = try await client.send(HTTPRequest(url: url, timeout: .seconds(60)))
            return try answer.bytes()
        } catch {
            throw ExitReason.transferFailed(
                "\(address): \(error)",
                hint: "nothing was taken in; a folder with a copy of the site does as well"
            )
        }
    }

    /// A name that the program gives to such files.
    static func isName(_ name: String) -> Bool {
        name.wholeMatch(of: /[0-9]{4}-[0-9]{2}(-[0-9]{1,4})?\.ndjson/) != nil
    }

    /// Whether it is what a portal can have published.
    static func isSound(_ item: SeedItem) -> Bool {
        let times =
            [item.firstSeen, item.order] + [item.published, item.updated].compactMap(\.self)
        let parts = item.path.split(separator: "/", omittingEmptySubsequences: false)
        return item.id.wholeMatch(of: /[a-z2-7]{10,52}/) != nil && parts.count > 3
            && parts.first == "" && parts.last == ""
            && parts.dropFirst().dropLast().allSatisfy { part in
                !part.isEmpty && part != "." && part != ".." && SitePath.isPlain(part)
            }
            && times.allSatisfy { (0..<32_503_680_000).contains($0) }
            && !item.source.isEmpty && !item.identity.isEmpty
    }
}

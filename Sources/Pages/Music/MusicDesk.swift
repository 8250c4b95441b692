import Domain
import Presentation

/// The pages of songs and music videos.
struct MusicDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let tracks: Holdings<Track>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        tracks = try Holdings(.track, of: edition) { entity in
            if case .track(let track) = entity { track } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(tracks.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}

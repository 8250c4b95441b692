import Domain
import Presentation

/// Where pages may play pieces of music from: every page names these servers in its policy, so that there can only be a few.
struct PreviewOrigins {
    /// In the order of their names.
    let played: [String]
    /// The servers for which there is no room, so that their pieces are links: first those of most tracks.
    private let linked: [String]

    static let most = 20
    /// Of all their names together.
    static let mostBytes = 1_500

    /// - Parameter tracks: of an edition, with their previews.
    init(of tracks: [Track]) {
        var uses: [String: Int] = [:]
        for track in tracks {
            if let origin = MediaOrigin.of(track.preview) { uses[origin, default: 0] += 1 }
        }
        let sorted = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var room = Self.mostBytes
        let fitting = sorted.prefix(Self.most).prefix { origin in
            room -= origin.utf8.count + 1
            return room >= 0
        }
        played = fitting.sorted()
        linked = Array(sorted.dropFirst(fitting.count))
    }

    init(of edition: any EditionReading) throws {
        self.init(
            of: try edition.entities(of: .track).compactMap { published in
                if case .track(let track) = published.entity { track } else { nil }
            }
        )
    }

    /// Says which servers' pieces are links; nil where all can be played.
    var remark: Diagnostic? {
        guard !linked.isEmpty else { return nil }
        let count = played.count + linked.count
        let named = linked.prefix(3).joined(separator: ", ")
        let more = linked.count > 3 ? " and \(linked.count - 3) more" : ""
        return Diagnostic(
            .warning,
            "previews of tracks come from \(count) servers, and a page can name \(played.count) of "
                + "them: those of \(named)\(more) are links",
            hint: "take the tracks of fewer servers, or leave out their previews"
        )
    }
}

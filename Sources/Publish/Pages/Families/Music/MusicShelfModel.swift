import Domain
import Presentation
import TemplateModels

/// Some tracks on the front page, and the way to all.
struct MusicShelfModel: TemplateModel, Hashable {
    let address: String
    let mark: String
    let tracks: [TrackRowModel]

    private static let most = 4

    /// The newest, no artist twice while there are others; nil where there are none.
    init?(_ index: TrackIndex, in language: Language, context: SiteContext) {
        var rounds = index.artists.map(\.members)
        var chosen: [Int] = []
        while chosen.count < Self.most, rounds.contains(where: { !$0.isEmpty }) {
            let firsts = rounds.compactMap(\.first).sorted {
                Self.rank(index.all[$0]) < Self.rank(index.all[$1])
            }
            chosen += firsts.prefix(Self.most - chosen.count)
            rounds = rounds.map { Array($0.dropFirst()) }
        }
        guard !chosen.isEmpty else { return nil }
        address = context.link(.music, in: language)
        mark = context.mark("g-note")
        tracks = chosen.map { TrackRowModel(index.all[$0], in: language, context: context) }
    }

    private static func rank(_ stored: Stored<Track>) -> (Int, String) {
        (stored.value.released.map { -$0.number } ?? .max, stored.id.text)
    }

    static let fields: TemplateFields<MusicShelfModel> = [
        .text("address", \.address),
        .text("mark", \.mark),
        .list("tracks", \.tracks),
    ]
}

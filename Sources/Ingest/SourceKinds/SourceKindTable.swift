/// The kinds of sources that this program can read: one line each.
public enum SourceKindTable {
    public static let all: [any SourceKind] = [
        CBCKind(),
        CommandKind(),
        DataKind(),
        DummyJSONPostsKind(),
        DummyJSONUsersKind(),
        FeedKind(),
        FootballDataKind(),
        GeoJSONKind(),
        ICalKind(),
        ITunesKind(),
        JSONKind(),
        JSONPlaceholderPostsKind(),
        JSONPlaceholderUsersKind(),
        KeepCodingHeroesKind(),
        NewsAPIKind(),
        OpenFootballKind(),
        OpenLigaDBKind(),
        PregoneroMatchesKind(),
        RandomUserKind(),
        StreamingAvailabilityKind(),
        TheNewsAPIKind(),
        TheSportsDBKind(),
    ]

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    public static func kind(_ name: String) -> (any SourceKind)? { byName[name] }

    /// In the order of the alphabet.
    public static var names: [String] { byName.keys.sorted() }
}

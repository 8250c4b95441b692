/// A page of songs and music videos, with the kind of template that it is for.
public enum MusicModel: Sendable {
    case list(MusicPage)
    case track(TrackPage)
}

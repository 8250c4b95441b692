/// What a page is to those who share its link (`og:type`).
public enum SharedKind: String, Sendable {
    case website
    case article
    case film = "video.movie"
    case series = "video.tv_show"
    case song = "music.song"
    case profile
}

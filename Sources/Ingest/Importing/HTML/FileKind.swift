/// What a file is, by the ending of its name: where it belongs in `Content`.
public enum FileKind: Sendable {
    case picture, medium, document

    /// Nil for pages, and for what nobody takes away.
    public init?(ending: String) {
        switch ending.lowercased() {
        case "jpg", "jpeg", "jpe", "png", "gif", "webp", "svg": self = .picture
        case "mp3", "m4a", "m4v", "mp4", "aac", "ogg", "oga", "opus", "wav", "webm": self = .medium
        case "7z", "avif", "avi", "bmp", "bz2", "csv", "doc", "docx", "epub", "flac", "geojson",
            "gpx", "gz", "heic", "ico", "ics", "json", "key", "kml", "kmz", "mkv", "mov", "mpg",
            "odp", "ods", "odt", "ogv", "pdf", "pps", "ppt", "pptx", "ps", "psd", "rar", "rtf",
            "tar", "tif", "tiff", "txt", "vcf", "vtt", "wma", "wmv", "xls", "xlsx", "xml", "xz",
            "zip":
            self = .document
        default: return nil
        }
    }
}

/// The media types of files, for those of which the site itself says nothing.
public enum MediaTypes {
    private static let types = [
        "avif": "image/avif", "bin": "application/octet-stream", "css": "text/css; charset=utf-8",
        "gif": "image/gif", "html": "text/html; charset=utf-8", "ico": "image/x-icon",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8",
        "m4a": "audio/mp4", "m4v": "video/mp4", "mp3": "audio/mpeg", "mp4": "video/mp4",
        "oga": "audio/ogg", "ogg": "audio/ogg", "opus": "audio/ogg", "png": "image/png",
        "svg": "image/svg+xml; charset=utf-8", "wav": "audio/wav", "webm": "video/webm",
        "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
        "otf": "font/otf",
    ]

    public static func type(of file: String) -> String {
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}

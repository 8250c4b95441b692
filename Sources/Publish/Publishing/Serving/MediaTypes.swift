/// The media types of files, for those of which the site itself says nothing.
public enum MediaTypes {
    private static let types = [
        "aac": "audio/aac", "avif": "image/avif", "bin": "application/octet-stream",
        "bmp": "image/bmp", "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8",
        "epub": "application/epub+zip", "flac": "audio/flac", "gif": "image/gif",
        "html": "text/html; charset=utf-8", "ico": "image/x-icon",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8",
        "m4a": "audio/mp4", "m4v": "video/mp4", "mjs": "text/javascript; charset=utf-8",
        "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4",
        "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg", "opus": "audio/ogg",
        "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml; charset=utf-8",
        "tif": "image/tiff", "tiff": "image/tiff", "wav": "audio/wav", "webm": "video/webm",
        "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
        "otf": "font/otf", "zip": "application/zip",
    ]

    public static func type(of file: String) -> String {
        let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}

/// The type of a file by the end of its address, for feeds that leave it out.
enum MediaType {
    static func of(address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard let dot = path.lastIndex(of: "."), path[dot...].utf8.count <= 6 else { return nil }
        return types[path[path.index(after: dot)...].lowercased()]
    }

    private static let types = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml", "bmp": "image/bmp",
        "tif": "image/tiff", "tiff": "image/tiff", "mp3": "audio/mpeg", "m4a": "audio/mp4",
        "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
        "wav": "audio/wav", "flac": "audio/flac", "mp4": "video/mp4", "m4v": "video/mp4",
        "mov": "video/quicktime", "webm": "video/webm", "ogv": "video/ogg",
        "mkv": "video/x-matroska",
        "avi": "video/x-msvideo", "mpg": "video/mpeg", "mpeg": "video/mpeg",
        "m3u8": "application/vnd.apple.mpegurl",
        "pdf": "application/pdf", "epub": "application/epub+zip", "zip": "application/zip",
        "torrent": "application/x-bittorrent",
    ]
}

/// The media types of files, as IANA lists them, by the endings of their names.
public enum MediaTypes {
    private static let types = [
        "aac": "audio/aac", "avi": "video/x-msvideo", "avif": "image/avif",
        "bin": "application/octet-stream", "bmp": "image/bmp", "css": "text/css",
        "csv": "text/csv", "epub": "application/epub+zip", "flac": "audio/flac",
        "gif": "image/gif", "html": "text/html", "ico": "image/x-icon", "jpeg": "image/jpeg",
        "jpg": "image/jpeg", "js": "text/javascript", "m3u8": "application/vnd.apple.mpegurl",
        "m4a": "audio/mp4", "m4v": "video/mp4", "mjs": "text/javascript",
        "mkv": "video/x-matroska", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "mp4": "video/mp4", "mpeg": "video/mpeg", "mpg": "video/mpeg", "oga": "audio/ogg",
        "ogg": "audio/ogg", "ogv": "video/ogg", "opus": "audio/ogg", "otf": "font/otf",
        "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml",
        "tif": "image/tiff", "tiff": "image/tiff", "torrent": "application/x-bittorrent",
        "ttf": "font/ttf", "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp",
        "woff": "font/woff", "woff2": "font/woff2", "zip": "application/zip",
    ]

    /// Nil where the ending says nothing.
    public static func type(ofFile path: some StringProtocol) -> String? {
        let name = path.lastIndex(of: "/").map { path[$0...] } ?? path[...]
        return name.lastIndex(of: ".").flatMap {
            types[name[name.index(after: $0)...].lowercased()]
        }
    }

    /// Of what an address leads to, whatever is asked of it; nil where it does not tell.
    public static func type(ofAddress address: String) -> String? {
        type(ofFile: address.prefix { $0 != "?" && $0 != "#" })
    }

    /// What files are called of which nothing is known, and pages, which servers send in their place.
    private static let general: Set<String> = [
        "application/binary", "application/download", "application/force-download",
        "application/octet-stream", "application/x-download", "application/x-octet-stream",
        "binary/octet-stream", "text/html",
    ]

    /// Of a file as whoever offers it calls it, in lower case: `JPG` is `image/jpeg`, `image` is what the address ends
    /// with, else `image/*`. Where the word is missing or says nothing, the address tells.
    ///
    /// - Parameters:
    ///   - word: a type, or what stands in its place.
    ///   - address: where the file is.
    /// - Returns: nil where neither tells.
    public static func type(called word: String?, at address: String) -> String? {
        let word = (word ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        let ending = type(ofAddress: address)
        if word.isEmpty || general.contains(word) { return ending ?? (word.isEmpty ? nil : word) }
        let parts = word.split(separator: "/")
        guard parts.count < 2 else { return word }
        guard let kind = parts.first, ["audio", "image", "video"].contains(kind) else {
            return types[word] ?? ending ?? word
        }
        return ending.flatMap { $0.hasPrefix("\(kind)/") ? $0 : nil } ?? "\(kind)/*"
    }
}

import Domain

/// Tells crawlers where the sitemap is.
enum RobotsFile {
    static func bytes(baseURL: BaseURL) -> [UInt8] {
        Array("User-agent: *\nAllow: /\n\nSitemap: \(baseURL.absolute("/sitemap.xml"))\n".utf8)
    }
}

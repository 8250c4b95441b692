import Basics
import Domain
import Pages

/// The files that are published under names with the hash of their content, and what can name them.
extension PublishSite {
    func publishedAssets() throws(PublishingError) -> HashedAssets {
        var assets = HashedAssets()
        let material = material.value
        let paths = theme.paths(in: "assets", ending: "")
            .filter { isNeeded($0) && !material.parts.contains($0) }
        func add(_ path: String, _ bytes: [UInt8]) {
            assets.add(String(path.dropFirst("assets/".count)), bytes)
        }
        for path in paths where path.hasSuffix(".js") { add(path, try material.script(path)) }
        for path in paths where !path.hasSuffix(".css") && !path.hasSuffix(".js") {
            add(path, theme.files[path] ?? [])
        }
        for medium in content.media {
            assets.add(medium.address, file: medium.file)
        }
        for picture in content.pictures where picture.copy == nil && settings.pictures != .none {
            assets.add(picture.address, file: picture.file)
        }
        // They name the others.
        let sheets = StylesheetAssembly(
            theme: theme,
            look: LookSheet(settings.theme, content.look),
            names: AssetNames(assets.paths.merging(publishedFiles(assets)) { first, _ in first })
        )
        for path in paths where path.hasSuffix(".css") { add(path, try sheets.bytes(of: path)) }
        if let rules = try sheets.ownRules() { assets.add(StylesheetAssembly.ownRules, rules) }
        return assets
    }

    /// What templates of the site's own can name; nil where none of them does.
    func assetNames() throws(PublishingError) -> AssetMarks? {
        guard theme.namesAssets else { return nil }
        let assets = try publishedAssets()
        return AssetMarks(
            AssetNames(assets.paths.merging(publishedFiles(assets)) { first, _ in first }),
            baseURL: settings.baseURL
        )
    }

    /// A site without search does not need its scripts; some scripts are no files of their own.
    private func isNeeded(_ asset: String) -> Bool {
        guard !ReaderScripts.all.contains(asset) else { return false }
        guard content.written.hasInserts || !asset.hasPrefix("assets/inserts.") else {
            return false
        }
        return settings.search == .static
            || !["assets/search.js", "assets/search-help.js"].contains(asset)
    }

    func publishedPictures(_ assets: HashedAssets) -> [String: PublishedPicture] {
        guard settings.pictures != .none else { return [:] }
        let published = content.pictures.compactMap { picture in
            if let copy = picture.copy {
                let file = copy.fallback
                return (
                    picture.address,
                    PublishedPicture(
                        path: copy.path(of: file),
                        width: file.width,
                        height: file.height,
                        copy: copy
                    )
                )
            }
            return assets.paths[picture.address].map { path in
                let size = (picture.width, picture.height)
                return (
                    picture.address, PublishedPicture(path: path, width: size.0, height: size.1)
                )
            }
        }
        return Dictionary(published) { first, _ in first }
    }

    /// Where the newsroom's own files are published, by their path below `Content/`.
    func publishedFiles(_ assets: HashedAssets) -> [String: String] {
        let fixed = content.files.map { ("static\($0.address)", $0.path) }
        let media = content.media.compactMap { medium in
            assets.paths[medium.address].map { (medium.address, $0) }
        }
        let pictures = publishedPictures(assets).mapValues(\.path)
        return Dictionary(fixed + media) { $1 }.merging(pictures) { $1 }
    }
}

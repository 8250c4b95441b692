import Domain
import Foundation
import Pictures
import Publishing

/// Where everything of one site lies on disk.
struct SiteLayout: Sendable {
    let root: URL
    let configuration: URL
    let output: URL
    let state: URL

    init(root: String, configuration: String?, output: String?, state: String?) {
        let here = URL(
            filePath: FileManager.default.currentDirectoryPath,
            directoryHint: .isDirectory
        )
        let folder = URL(filePath: root, directoryHint: .isDirectory, relativeTo: here)
            .absoluteURL.standardizedFileURL
        self.root = folder
        func place(_ path: String?, _ standard: String, _ hint: URL.DirectoryHint) -> URL {
            // A path of the command line stands against where the person is, a default one against the site.
            let base = path == nil ? folder : here
            return URL(filePath: path ?? standard, directoryHint: hint, relativeTo: base)
                .absoluteURL.standardizedFileURL
        }
        self.configuration = place(configuration, "Content/site.yaml", .notDirectory)
        self.output = place(output, "public", .isDirectory)
        self.state = place(state, ".pregonero", .isDirectory)
    }

    var content: URL { root.appending(path: "Content", directoryHint: .isDirectory) }
    var articles: URL { content.appending(path: "articles", directoryHint: .isDirectory) }
    var pages: URL { content.appending(path: "pages", directoryHint: .isDirectory) }
    /// Events, one a file.
    var events: URL { content.appending(path: "events", directoryHint: .isDirectory) }
    var notes: URL { content.appending(path: "notes", directoryHint: .isDirectory) }
    var topics: URL { content.appending(path: "topics", directoryHint: .isDirectory) }
    var authors: URL { content.appending(path: "authors", directoryHint: .isDirectory) }
    var ownPictures: URL { content.appending(path: "pictures", directoryHint: .isDirectory) }
    /// Pieces of sound and film.
    var ownMedia: URL { content.appending(path: OwnMedia.folder, directoryHint: .isDirectory) }
    /// What is published as it is.
    var staticFiles: URL { content.appending(path: "static", directoryHint: .isDirectory) }
    /// Where further lists of sources lie.
    var sources: URL { content.appending(path: "sources", directoryHint: .isDirectory) }
    var templates: URL { root.appending(path: "Templates", directoryHint: .isDirectory) }
    /// Servers of pictures that gave no answer.
    var restingHosts: URL {
        state.appending(path: "resting-hosts.json", directoryHint: .notDirectory)
    }
    var archive: URL { state.appending(path: "archive.sqlite", directoryHint: .notDirectory) }
    var responses: URL { state.appending(path: "responses", directoryHint: .isDirectory) }
    var pictures: URL { state.appending(path: "pictures", directoryHint: .isDirectory) }
    /// What asking the sources taught.
    var history: URL { state.appending(path: "history.json", directoryHint: .notDirectory) }
    /// The edition of which hooks were told last.
    var toldEdition: URL { state.appending(path: "told", directoryHint: .notDirectory) }
    var removals: URL { content.appending(path: "removed.txt", directoryHint: .notDirectory) }
    var desk: URL { content.appending(path: "desk.yaml", directoryHint: .notDirectory) }
    var moves: URL { content.appending(path: "moved.txt", directoryHint: .notDirectory) }
    var pageRecord: URL { state.appending(path: "pages.json", directoryHint: .notDirectory) }
    var keptPages: URL { state.appending(path: "page-texts.json", directoryHint: .notDirectory) }
    /// How many files of the newsroom's own the last build found.
    var contentRecord: URL { state.appending(path: "own.json", directoryHint: .notDirectory) }
    /// What the shards of a build have in common.
    var plan: URL { state.appending(path: "plan.json", directoryHint: .notDirectory) }
    /// What hosts are sent from that take no single files.
    var deploying: URL { state.appending(path: "deploying", directoryHint: .isDirectory) }
    var lock: URL { state.appending(path: "lock", directoryHint: .notDirectory) }

    /// With the folders that hold where no flag names others.
    var withoutFlags: SiteLayout {
        SiteLayout(
            root: root.filePath,
            configuration: configuration.filePath,
            output: nil,
            state: nil
        )
    }

    /// The path of a file as messages name it: from the site's folder where it lies inside.
    func name(of file: URL) -> String {
        let path = file.filePath
        let prefix = root.filePath
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

extension SiteLayout {
    var pictureStore: PictureStore { PictureStore(folder: pictures) }

    var publishingPlaces: PublishingPlaces {
        PublishingPlaces(
            output: output.filePath,
            state: state.filePath,
            copies: pictureStore.copies.filePath
        )
    }
}

extension URL {
    /// The path without percent-encoding.
    var filePath: String { path(percentEncoded: false) }

    /// The same without a slash at its end.
    var barePath: String {
        let path = filePath
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

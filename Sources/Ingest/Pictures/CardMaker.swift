public import Domain
import Fetching
import Foundation

/// Makes the pictures of what has none.
public struct CardMaker: Sendable {
    private let store: PictureStore
    private let thumbnailer: Thumbnailer
    private let site: String
    private let colours: ThemeTokens

    /// - Parameters:
    ///   - store: where their files lie.
    ///   - thumbnailer: what makes pixels of drawings.
    ///   - site: the name of the portal, which stands on each.
    ///   - colours: those of its light pages.
    public init(
        store: PictureStore,
        thumbnailer: Thumbnailer,
        site: String,
        colours: ThemeTokens
    ) {
        self.store = store
        self.thumbnailer = thumbnailer
        self.site = site
        self.colours = colours
    }

    /// Another one means that cards are drawn anew.
    public var recipe: String { drawing(CardText(title: "")).recipe }

    private func drawing(_ text: CardText) -> CardDrawing {
        CardDrawing(text: text, site: site, colours: colours)
    }

    /// - Parameter texts: what stands on them.
    /// - Returns: what was drawn for each, in their order; nil for what could not be.
    public func make(_ texts: [CardText]) async -> [PictureCopy?] {
        let keys = texts.map { String(ContentHash.of("\(Self.key($0))\n\(recipe)").prefix(16)) }
        let known = keys.map { CopyRecord(store: store).copy($0) }
        let missing = texts.indices.filter { known[$0] == nil }
        let folder = store.work.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in missing {
            let drawing = drawing(texts[index]).svg
            try? Data(drawing.utf8).write(to: folder.appending(path: "\(keys[index]).svg"))
        }
        if !missing.isEmpty {
            let order = Thumbnailer.Order(
                size: "\(CardDrawing.width)x\(CardDrawing.height)",
                output: "%s-\(CardDrawing.width).jpg[Q=80,strip,optimize_coding,background=255]",
                isTrusted: true
            )
            _ = await thumbnailer.run(missing.map { "\(keys[$0]).svg" }, order, in: folder)
        }
        return texts.indices.map { known[$0] ?? kept(keys[$0], from: folder) }
    }

    /// Its headline alone where nothing else stands on it.
    private static func key(_ text: CardText) -> String {
        ([text.title] + text.notes).joined(separator: "\n")
    }

    private func kept(_ key: String, from folder: URL) -> PictureCopy? {
        let name = "\(key)-\(CardDrawing.width).jpg"
        guard let data = try? Data(contentsOf: folder.appending(path: name)),
            let size = PictureSize(bytes: Array(data))
        else { return nil }
        let file = PictureCopy.Rendition(
            width: size.width,
            height: size.height,
            bytes: data.count,
            ending: "jpg"
        )
        let copy = PictureCopy(key: key, colour: nil, fallback: file, renditions: [])
        do {
            try data.write(to: store.file(copy.fileName(of: file)), options: .atomic)
            try CopyRecord(store: store).keep(copy)
        } catch {
            return nil
        }
        return copy
    }
}

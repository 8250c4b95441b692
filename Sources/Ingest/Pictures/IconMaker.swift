import Basics
import Fetching
import Foundation

/// Makes the icons of a site from one picture, in the sizes that systems ask for.
public struct IconMaker: Sendable {
    private let store: PictureStore
    /// Nil where libvips is not installed: then only icons that were made before are there.
    private let thumbnailer: Thumbnailer?

    /// Raised whenever they are made in another way.
    private static let version = 1

    public init(store: PictureStore, thumbnailer: Thumbnailer?) {
        self.store = store
        self.thumbnailer = thumbnailer
    }

    /// An icon that is wanted.
    public struct Order: Sendable {
        /// With its ending, `png` or `ico`.
        public let name: String
        public let side: Int
        /// The part of the side that the picture takes up.
        public let share: Double
        /// Whether nothing of it may be transparent.
        public let isOpaque: Bool

        public init(name: String, side: Int, share: Double = 1, isOpaque: Bool = false) {
            self.name = name
            self.side = side
            self.share = share
            self.isOpaque = isOpaque
        }
    }

    /// - Parameters:
    ///   - orders: which are wanted.
    ///   - picture: an SVG or PNG file of one's own.
    ///   - ground: the colour below what is transparent, as CSS writes it.
    /// - Returns: the files by their names; nil where they cannot be made.
    public func icons(
        _ orders: [Order],
        of picture: [UInt8],
        on ground: String
    ) async -> [String: [UInt8]]? {
        guard let type = PictureType(picture), type == .svg || type == .png else { return nil }
        let told = orders.map { "\($0.name) \($0.side) \($0.share) \($0.isOpaque)" }
        let key = ContentHash.of(
            "\(ContentHash.of(picture)) \(ground) \(Self.version)\n\(told.joined(separator: "\n"))"
        )
        let folder = store.folder.appending(path: "icons", directoryHint: .isDirectory)
        let place = folder.appending(path: String(key.prefix(24)), directoryHint: .isDirectory)
        if let known = Self.read(orders, in: place) { return known }
        guard let thumbnailer else { return nil }
        let work = store.work.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            try await draw(orders, of: picture, type, on: ground, in: work, by: thumbnailer)
            // One picture is kept at a time.
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for order in orders {
                let made = try Data(
                    contentsOf: work.appending(path: "\(order.name)-square-made.png")
                )
                guard let size = PictureSize(bytes: [UInt8](made)), size.width == order.side,
                    size.height == order.side
                else { return nil }
                let bytes = order.name.hasSuffix(".ico") ? Self.ico(made, side: order.side) : made
                try bytes.write(to: place.appending(path: order.name), options: .atomic)
            }
        } catch {
            return nil
        }
        return Self.read(orders, in: place)
    }

    private static func read(_ orders: [Order], in place: URL) -> [String: [UInt8]]? {
        var icons: [String: [UInt8]] = [:]
        for order in orders {
            guard let data = try? Data(contentsOf: place.appending(path: order.name)) else {
                return nil
            }
            icons[order.name] = [UInt8](data)
        }
        return icons
    }

    /// Everything is drawn at this size, and made smaller.
    private static let side = 1_024

    /// The picture as pixels, then each square with it, then the icons.
    private func draw(
        _ orders: [Order],
        of picture: [UInt8],
        _ type: PictureType,
        on ground: String,
        in work: URL,
        by thumbnailer: Thumbnailer
    ) async throws {
        func run(_ files: [String], _ side: Int, _ ending: String) async {
            _ = await thumbnailer.run(
                files,
                Thumbnailer.Order(
                    size: "\(side)x\(side)",
                    output: "%s-\(ending).png[strip,compression=9]",
                    isTrusted: true,
                    isPlainColour: true
                ),
                in: work
            )
        }
        try Data(picture).write(to: work.appending(path: "icon.\(type.rawValue)"))
        await run(["icon.\(type.rawValue)"], Self.side, "whole")
        let pixels = try Data(contentsOf: work.appending(path: "icon-whole.png"))
        let source = "data:image/png;base64,\(pixels.base64EncodedString())"
        for order in orders {
            let drawing = Self.drawing(order, source: source, ground: ground)
            try Data(drawing.utf8).write(to: work.appending(path: "\(order.name).svg"))
        }
        await run(orders.map { "\($0.name).svg" }, Self.side, "square")
        for (side, orders) in Dictionary(grouping: orders, by: \.side).sorted(by: {
            $0.key < $1.key
        }) {
            await run(orders.map { "\($0.name)-square.png" }, side, "made")
        }
    }

    /// The picture in the middle of a square; around it the colour of its first corner, so that an icon that fills its
    /// square has no rim where it is made smaller.
    private static func drawing(_ order: Order, source: String, ground: String) -> String {
        let inner = Int(foreign: (Double(side) * order.share).rounded()) ?? side
        func image(_ place: Int, _ size: Int) -> String {
            "<image x=\"\(place)\" y=\"\(place)\" width=\"\(size)\" "
                + "height=\"\(size)\" href=\"\(source)\"/>"
        }
        let below =
            order.isOpaque ? "<path fill=\"\(ground)\" d=\"M0 0h\(side)v\(side)H0z\"/>" : ""
        let around = order.share < 1 ? image(0, side * 40) : ""
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\" "
            + "viewBox=\"0 0 \(side) \(side)\">"
            + "\(below)\(around)\(image((side - inner) / 2, inner))</svg>"
    }

    /// A file of icons with this one, as PNG.
    private static func ico(_ png: Data, side: Int) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let head = bytes(0, 2) + bytes(1, 2) + bytes(1, 2)
        let entry =
            bytes(side, 1) + bytes(side, 1) + bytes(0, 2) + bytes(1, 2) + bytes(32, 2)
            + bytes(png.count, 4) + bytes(22, 4)
        return Data(head + entry) + png
    }
}

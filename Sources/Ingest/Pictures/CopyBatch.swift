import Basics
import Domain
import Foundation

/// Makes the copies of a few pictures together: one process for each width, in a folder of its own.
struct CopyBatch {
    let jobs: [CopyJob]
    let keys: [String]
    let thumbnailer: Thumbnailer
    let store: PictureStore

    /// The largest file of each width, so that what stands above the fold stays within its budget.
    private static let mostBytes = 110_000
    private static let quality = (usual: 72, low: 45)
    /// Other sites load it, and show it large.
    private static let sharedQuality = 80
    private static let mostSharedBytes = 400_000

    /// A file that was made, by its place in the batch.
    private struct Made {
        let index: Int
        let name: String
        let rendition: PictureCopy.Rendition
    }

    func run() async -> [CopyMaker.Made] {
        let folder = store.work.appending(path: UUID().uuidString, directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, job) in jobs.enumerated() {
                try Self.name(job.file, as: folder.appending(path: input(index)).filePath)
            }
        } catch {
            let reason = SystemReason.of(error)
            return jobs.map { _ in .failure(.unwritable(reason)) }
        }
        var said = ThumbnailerOutput()
        let fallbacks = sound(await fallbacks(in: folder, &said), said)
        // What gives no fallback gives nothing at all.
        var more = ThumbnailerOutput()
        let wide = await renditions(of: Set(fallbacks.map(\.index)), in: folder, &more)
        let shared = await shared(fallbacks, in: folder, &more)
        let colours = await colours(of: fallbacks, in: folder)
        return jobs.indices.map { index in
            guard let fallback = fallbacks.first(where: { $0.index == index }) else {
                return .failure(said.fault)
            }
            // Kept now, it would lack its other sizes for ever.
            if let want = more.want { return .failure(want) }
            let made = wide.filter { $0.index == index }
            return keep(
                index,
                fallback,
                made,
                shared.first { $0.index == index },
                colours[index] ?? nil,
                in: folder
            )
        }
    }

    /// Gives a picture a name in the folder of the batch: by a link, or where the file system knows none, as on memory cards and
    /// in shared folders, by a second name or a copy.
    static func name(
        _ picture: URL,
        as place: String,
        link: (String, String) -> Bool = { symlink($0, $1) == 0 }
    ) throws {
        let file = picture.filePath
        if link(file, place) || linkat(AT_FDCWD, file, AT_FDCWD, place, AT_SYMLINK_FOLLOW) == 0 {
            return
        }
        // What a link leads to is copied, and not the link.
        let source = picture.resolvingSymlinksInPath()
        try FileManager.default.copyItem(atPath: source.filePath, toPath: place)
    }

    private func input(_ index: Int) -> String { "\(index).\(jobs[index].header.type.rawValue)" }

    /// How wide it may be once it stands upright.
    private func width(_ index: Int) -> Int {
        let size = jobs[index].header.size
        return jobs[index].header.type == .jpeg ? max(size.width, size.height) : size.width
    }

    /// Where one of several JPEGs is half grey, none of them counts as made: alone each speaks for itself.
    private func sound(_ made: [Made], _ said: ThumbnailerOutput) -> [Made] {
        guard said.log.hasCutOff else { return made }
        return made.filter { jobs[$0.index].header.type != .jpeg }
    }
}

extension CopyBatch {
    private func fallbacks(in folder: URL, _ said: inout ThumbnailerOutput) async -> [Made] {
        var found: [Made] = []
        for width in Set(jobs.map(\.recipe.fallbackWidth)).sorted() {
            let chosen = jobs.indices.filter { jobs[$0].recipe.fallbackWidth == width }
            let clear = chosen.filter { jobs[$0].header.hasAlpha }
            let opaque = chosen.filter { !jobs[$0].header.hasAlpha }
            let asPNG = await make(clear, width, "png", "compression=9,strip", in: folder, &said)
            let light = asPNG.filter { $0.rendition.bytes <= CopyMaker.mostBytes }
            found += light
            // What is no drawing but a photograph with transparent parts gets white ones.
            let heavy = Set(asPNG.map(\.index)).subtracting(light.map(\.index)).sorted()
            for quality in [Self.quality.usual, Self.quality.low] {
                let missing = (opaque + heavy).filter { index in
                    !found.contains { $0.index == index }
                }
                let options = "Q=\(quality),strip,optimize_coding,background=255"
                // Poor and large is better than none.
                let isLast = quality == Self.quality.low
                found += await make(missing, width, "jpg", options, in: folder, &said)
                    .filter { isLast || $0.rendition.bytes <= CopyMaker.mostBytes }
            }
        }
        return found
    }

    /// For links that are shared: what is no wider than the fallback needs none.
    private func shared(_ fallbacks: [Made], in folder: URL, _ said: inout ThumbnailerOutput) async
        -> [Made]
    {
        var found: [Made] = []
        for wanted in Set(jobs.compactMap(\.recipe.sharedWidth)).sorted() {
            var missing = fallbacks.filter { made in
                jobs[made.index].recipe.sharedWidth == wanted
                    && width(made.index) > made.rendition.width
            }.map(\.index)
            for quality in [Self.sharedQuality, Self.quality.low] {
                let options = "Q=\(quality),strip,optimize_coding,background=255"
                let made = await make(missing, wanted, "jpg", options, in: folder, &said)
                    .filter { $0.rendition.bytes <= Self.mostSharedBytes }
                found += made
                missing = missing.filter { index in !made.contains { $0.index == index } }
            }
        }
        return found.filter { made in
            fallbacks.contains {
                $0.index == made.index && $0.rendition.width < made.rendition.width
            }
        }
    }

    private func renditions(of sound: Set<Int>, in folder: URL, _ said: inout ThumbnailerOutput)
        async
        -> [Made]
    {
        var found: [Made] = []
        for width in Set(jobs.flatMap(\.recipe.widths)).sorted() {
            let chosen = sound.sorted().filter { index in
                let widths = jobs[index].recipe.widths
                guard widths.contains(width) else { return false }
                // Of a picture that is narrower one file of its own width is enough.
                return self.width(index) > (widths.last { $0 < width } ?? 0)
            }
            var missing = chosen
            for quality in [Self.quality.usual, Self.quality.low] {
                let isLast = quality == Self.quality.low
                let made = await make(
                    missing,
                    width,
                    "webp",
                    isLast ? "Q=\(quality),alpha_q=50,strip" : "Q=\(quality),strip",
                    in: folder,
                    &said
                )
                .filter { made in
                    // Browsers take WebP before anything wider: it must not end below the fallback.
                    let isNeeded = isLast && width <= jobs[made.index].recipe.fallbackWidth
                    return isNeeded || made.rendition.bytes <= Self.mostBytes
                }
                found += made
                missing = missing.filter { index in !made.contains { $0.index == index } }
            }
        }
        return found
    }

    /// One process; what it did not make is not in the answer.
    private func make(
        _ chosen: [Int],
        _ width: Int,
        _ ending: String,
        _ options: String,
        in folder: URL,
        _ said: inout ThumbnailerOutput
    ) async -> [Made] {
        guard !chosen.isEmpty else { return [] }
        let order = Thumbnailer.Order(
            size: "\(width)x\(2 * width)>",
            output: "%s-\(width).\(ending)[\(options)]"
        )
        let files = chosen.map(input)
        let ending = await thumbnailer.run(files, order, in: folder)
        said.add(ending)
        let givenUp = ThumbnailerLog(ending.errors).givenUp
        return chosen.filter { !givenUp.contains(input($0)) }
            .compactMap { made($0, width, order, in: folder) }
    }

    private func made(_ index: Int, _ width: Int, _ order: Thumbnailer.Order, in folder: URL)
        -> Made?
    {
        let ending = order.output.prefix { $0 != "[" }.split(separator: ".").last ?? ""
        let name = "\(index)-\(width).\(ending)"
        let file = folder.appending(path: name)
        // A process that was ended may have left half a file, and `strip` leaves WebP as it is in some versions.
        guard let made = (try? Data(contentsOf: file)).map({ Array($0) }),
            let type = PictureType(made), PictureEnd.isThere(type, made),
            let bytes = BarePicture.of(made, type: type), let size = PictureSize(bytes: bytes)
        else { return nil }
        if bytes != made, (try? Data(bytes).write(to: file)) == nil { return nil }
        return Made(
            index: index,
            name: name,
            rendition: PictureCopy.Rendition(
                width: size.width,
                height: size.height,
                bytes: bytes.count,
                ending: String(ending)
            )
        )
    }

    /// What each picture looks like as a single pixel.
    private func colours(of made: [Made], in folder: URL) async -> [Int: Int?] {
        guard !made.isEmpty else { return [:] }
        let order = Thumbnailer.Order(size: "1x1!", output: "%s.ppm[strip]")
        _ = await thumbnailer.run(made.map(\.name), order, in: folder)
        let pairs = made.map { file in
            let stem = file.name.prefix { $0 != "." }
            let pixel = try? Data(contentsOf: folder.appending(path: "\(stem).ppm"))
            return (file.index, pixel.flatMap { PlaceholderPalette.colour(ofPixel: Array($0)) })
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private func keep(
        _ index: Int,
        _ fallback: Made,
        _ made: [Made],
        _ shared: Made?,
        _ colour: Int?,
        in folder: URL
    ) -> CopyMaker.Made {
        var widths: Set<Int> = []
        let distinct = made.filter { widths.insert($0.rendition.width).inserted }
            .sorted { $0.rendition.width < $1.rendition.width }
        let copy = PictureCopy(
            key: keys[index],
            colour: colour,
            fallback: fallback.rendition,
            renditions: distinct.map(\.rendition),
            shared: shared?.rendition
        )
        do {
            for file in distinct + [fallback] + [shared].compactMap(\.self) {
                let place = store.file(copy.fileName(of: file.rendition))
                try? FileManager.default.removeItem(at: place)
                try FileManager.default.moveItem(at: folder.appending(path: file.name), to: place)
            }
            try CopyRecord(store: store).keep(copy)
        } catch {
            return .failure(.unwritable(SystemReason.of(error)))
        }
        return .success(copy)
    }
}

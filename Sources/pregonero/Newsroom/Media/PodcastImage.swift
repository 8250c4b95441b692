import Basics
import Domain
import Foundation
import Pictures

/// Looks at the picture of the podcast, without which no directory takes it.
struct PodcastImage {
    let layout: SiteLayout

    /// Enough for the segments before the size.
    private static let headLength = 1 << 18

    /// What directories take, in pixels.
    private static let sizes = 1_400...3_000

    /// - Throws: `ConfigurationFailure` where it is not there, or is none that directories take.
    func check(_ podcast: PodcastSettings?) throws(ConfigurationFailure) {
        guard let podcast, let fault = fault(of: podcast.image) else { return }
        throw ConfigurationFailure(diagnostics: [
            Diagnostic(
                .error,
                "'site.podcast.image': \(fault)",
                at: podcast.places[podcast.image, of: "image"],
                hint: "name a square PNG or JPEG of 1400 to 3000 pixels in Content/static, "
                    + "as static/podcast.png"
            )
        ])
    }

    private func fault(of image: String) -> String? {
        let path = OwnAddress(image).path
        guard path.hasPrefix("static/"), path == image, !path.pathParts.contains("..")
        else {
            return "'\(image)' does not lie in Content/static"
        }
        let file = layout.content.appending(path: path, directoryHint: .notDirectory)
        guard let head = try? RegularFile.bytes(file.filePath, limit: Self.headLength) else {
            return "there is no file '\(image)' in Content/"
        }
        guard let type = PictureType(head), [.png, .jpeg].contains(type),
            let size = PictureSize(bytes: head)
        else { return "'\(image)' is no PNG or JPEG" }
        guard size.width == size.height, Self.sizes.contains(size.width) else {
            return "'\(image)' has \(size.width) × \(size.height) pixels"
        }
        return nil
    }
}

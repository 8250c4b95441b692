import Basics
import Domain
import Fetching
import Foundation

/// Lets a picture stand for itself, where nothing can make it smaller: of a modest size, and nothing but a picture.
struct OriginalCopy {
    let store: PictureStore

    func made(_ job: CopyJob, key: String) -> CopyMaker.Made {
        guard let original = try? RegularFile.bytes(job.file.filePath) else {
            return .failure(.missingFile)
        }
        guard [.jpeg, .png, .webP].contains(job.header.type),
            PictureEnd.isAll(job.header.type, original)
        else {
            return .failure(.notDecoded("without libvips only plain JPEG, PNG and WebP are shown"))
        }
        guard let bytes = BarePicture.of(original, type: job.header.type) else {
            return .failure(.cutOff)
        }
        guard bytes.count <= CopyMaker.mostBytes else {
            return .failure(.tooLarge(bytes: bytes.count))
        }
        let file = PictureCopy.Rendition(
            width: job.header.size.width,
            height: job.header.size.height,
            bytes: bytes.count,
            ending: job.header.type.rawValue
        )
        let copy = PictureCopy(key: key, colour: nil, fallback: file, renditions: [])
        do {
            try Data(bytes).write(
                to: store.file(copy.fileName(of: file)),
                options: .atomic
            )
            try CopyRecord(store: store).keep(copy)
        } catch {
            return .failure(.unwritable(SystemReason.of(error)))
        }
        return .success(copy)
    }
}

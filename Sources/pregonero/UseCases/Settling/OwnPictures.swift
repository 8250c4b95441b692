import Archiving
import Basics
import Domain
import Fetching
import Foundation
import Pictures
import Publishing

/// Makes copies of the newsroom's own photographs; drawings are published as they are.
struct OwnPictures {
    let archive: Archive
    let workshop: PictureWorkshop

    /// The pictures with their copies; what cannot be made smaller is published as it is.
    func copies(
        of pictures: [ContentPicture],
        report: (Diagnostic) -> Void
    ) async throws -> [ContentPicture] {
        let known = try archive.ownCopies()
        guard workshop.thumbnailer != nil else { return pictures }
        let shapes = try archive.ownPictureShapes()
        var copies: [String: OwnCopy] = [:]
        var jobs: [(place: Int, state: String, job: CopyJob)] = []
        for (place, picture) in pictures.enumerated() where !picture.isDrawing {
            let recipe = PictureRecipe(
                shapes[picture.address, default: []].union([.body]),
                isOwn: true
            )
            let state = "\(FileState.mark(of: picture.file)) \(recipe.text)"
            if let old = known[picture.address], old.state == state, isWhole(old) {
                copies[picture.address] = old
                // What cannot be made smaller is said until it is mended.
                if let reason = old.reason {
                    report(Diagnostic(.warning, reason, path: "Content/\(picture.address)"))
                }
                continue
            }
            do throws(PictureFault) {
                if let job = try job(picture, recipe) { jobs.append((place, state, job)) }
            } catch {
                copies[picture.address] = refused(picture, error, state, report)
            }
        }
        try await workshop.copies.make(
            jobs.map(\.job),
            width: ProcessInfo.processInfo.activeProcessorCount
        ) { made in
            for (index, result) in made {
                let (place, state, _) = jobs[index]
                let name = pictures[place].address
                switch result {
                case .success(let copy): copies[name] = OwnCopy(state: state, copy: copy)
                case .failure(let fault):
                    copies[name] = refused(pictures[place], fault, state, report)
                }
            }
        }
        if copies != known { try archive.keepOwn(copies) }
        return pictures.map { $0.with(copies[$0.address]?.copy) }
    }

    /// Says why there is no copy.
    ///
    /// - Returns: what is kept of it, so that it is not tried again; nil for what may pass.
    private func refused(
        _ picture: ContentPicture,
        _ fault: PictureFault,
        _ state: String,
        _ report: (Diagnostic) -> Void
    ) -> OwnCopy? {
        report(Diagnostic(.warning, "\(fault)", path: "Content/\(picture.address)"))
        return fault.isPassing ? nil : OwnCopy(state: state, copy: nil, reason: fault.description)
    }

    private func isWhole(_ own: OwnCopy) -> Bool {
        own.copy.map(CopyRecord(store: workshop.store).isWhole) ?? true
    }

    /// Small ones, so that what people look at in a list stays light, are made smaller too.
    ///
    /// - Returns: nil for what is published as it is, drawings and types of which no copies are made, and for what is cut off
    ///   or damaged, which is left out and told when it is to be published.
    private func job(
        _ picture: ContentPicture,
        _ recipe: PictureRecipe
    ) throws(PictureFault) -> CopyJob? {
        // Whether it can be read is reported when it is published.
        guard let bytes = try? RegularFile.bytes(picture.file), let type = PictureType(bytes),
            type != .svg, PictureEnd.isThere(type, bytes)
        else { return nil }
        let header = try PictureHeader(bytes)
        return CopyJob(
            file: URL(filePath: picture.file, directoryHint: .notDirectory),
            hash: ContentHash.of(bytes),
            header: header,
            recipe: recipe
        )
    }
}

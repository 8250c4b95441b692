import Domain
import Foundation
import Pictures
import Publishing

/// Finds the files of lines that say where they stood before.
struct MovedFiles {
    let layout: SiteLayout

    /// - Parameters:
    ///   - moves: what the lines say.
    ///   - known: places of the newsroom's own pictures and sounds, by their paths below `Content/`.
    ///   - files: what is published as it is, which comes first.
    ///   - faults: gets warnings of lines whose file is not there, or whose address is another's.
    /// - Returns: those that can be published.
    func all(
        _ moves: [MoveList.FileMove],
        known: [String: String],
        beside files: [StaticFile],
        _ faults: FileFaults
    ) -> [MovedFile] {
        guard !moves.isEmpty else { return [] }
        let list = layout.name(of: layout.moves)
        let taken = Set(files.map(\.path))
        return moves.compactMap { move in
            guard let file = known[move.file] else {
                faults.add([
                    Diagnostic(
                        .warning,
                        "'\(move.file)' is not there, so that nothing answers at '\(move.from)'",
                        path: list,
                        line: move.line,
                        hint: "put the file back, or take the line away"
                    )
                ])
                return nil
            }
            guard !taken.contains(move.from) else {
                faults.add([
                    Diagnostic(
                        .warning,
                        "a file of Content/static stands at '\(move.from)' already",
                        path: list,
                        line: move.line,
                        hint: "take the line away, or the file"
                    )
                ])
                return nil
            }
            return MovedFile(
                address: String(move.from.dropFirst()),
                name: move.file,
                file: file,
                list: list
            )
        }
    }
}

extension SiteContent {
    /// Publishes what has moved at its addresses of before, once all copies are made.
    mutating func settleMoved(_ store: PictureStore) {
        let copies = Dictionary(pictures.map { ($0.address, $0.copy) }) { first, _ in first }
        files += moved.compactMap { $0.published(copies.compactMapValues(\.self), store) }
    }
}

import Basics
import Domain
import Foundation

/// Addresses that have moved: `Content/moved.txt`, in each line the old one and the new one, or a picture or a sound of the
/// newsroom's own that stands at the old one too.
struct MoveList {
    let layout: SiteLayout
    let baseURL: BaseURL

    /// What the lines say, in the order of the old addresses.
    struct Moves {
        /// Where each leads in the end.
        var redirects: [Redirect] = []
        var files: [FileMove] = []
        /// On which line each redirect stands, by its old address.
        var lines: [String: Int] = [:]
        /// What is wrong with lines, of which nothing comes.
        var problems: [Diagnostic] = []
    }

    /// A file of the newsroom's own that answers at an old address.
    struct FileMove {
        /// The site path.
        let from: String
        /// Below `Content/`.
        let file: String
        let line: Int
    }

    /// - Returns: what has moved; nothing when there is no file.
    /// - Throws: `ContentFailure` for a file that cannot be read.
    func read() throws -> Moves {
        var moves: [String: Move] = [:]
        var problems: [Diagnostic] = []
        for line in try ListFile(file: layout.moves, name: layout.name(of: layout.moves)).read() {
            do {
                let move = try move(line.text, line.number)
                if let earlier = moves[move.from] {
                    problems.append(twice(move, earlier))
                } else {
                    moves[move.from] = move
                }
            } catch {
                problems.append(error)
            }
        }
        var read = Moves()
        for move in moves.values.sorted(by: { $0.from < $1.from }) {
            if let file = move.from.foldersAround.compactMap({ moves[$0] }).first {
                problems.append(below(move, file))
            } else if move.isFile {
                read.files.append(FileMove(from: move.from, file: move.to, line: move.line))
            } else if let end = end(of: move, in: moves) {
                read.redirects.append(Redirect(from: move.from, to: end))
                read.lines[move.from] = move.line
            } else {
                problems.append(problem("'\(move.from)' leads back to itself", move.line))
            }
        }
        read.problems = problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        return read
    }

    private struct Move {
        let from: String
        let to: String
        let line: Int
        var isFile = false
    }

    private func move(_ line: String, _ number: Int) throws(Diagnostic) -> Move {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 2 else {
            throw problem(
                "a line has two addresses, this one \(words.count)",
                number,
                hint: "/old/address/ /new/address/"
            )
        }
        if Self.folders.contains(where: words[1].hasPrefix) {
            return try file(words[0], words[1], number)
        }
        return Move(
            from: try source(words[0], number),
            to: try target(words[1], number),
            line: number
        )
    }

    private static let folders = ["pictures/", "\(OwnMedia.folder)/"]

    /// A picture or a sound keeps its address only as what it is: servers tell it by the ending.
    private func file(_ address: String, _ name: String, _ line: Int) throws(Diagnostic) -> Move {
        guard let path = WrittenAddress.file(address, of: baseURL) else {
            throw problem(
                "'\(address)' is not the address of a file of this site",
                line,
                hint: "write it from the site's root, without a query: /old/mill.jpg"
            )
        }
        guard Self.ending(path) == Self.ending(name) else {
            throw problem(
                "'\(address)' and '\(name)' end differently",
                line,
                hint: "a file keeps its address only with the ending that tells what it is"
            )
        }
        return Move(
            from: path,
            to: name.removingPercentEncoding ?? name,
            line: line,
            isFile: true
        )
    }

    static func ending(_ path: String) -> String {
        let ending = path.split(separator: ".").last?.lowercased() ?? ""
        return ending == "jpeg" ? "jpg" : ending
    }

    /// The site path of an old address, which may also be written in full: of a page, or a feed of the former site.
    private func source(_ address: String, _ line: Int) throws(Diagnostic) -> String {
        if let path = WrittenAddress.belowPrefix(address, of: baseURL) {
            throw problem(
                "'\(address)' would stand at '\(baseURL.pathPrefix)\(address)'",
                line,
                hint: WrittenAddress.prefixHint(path, of: baseURL)
            )
        }
        if let path = WrittenAddress.page(address, of: baseURL) { return path }
        guard let path = WrittenAddress.plainFile(address, of: baseURL),
            Self.feedEndings.contains(Self.ending(path))
        else { throw noAddress(address, line) }
        return path
    }

    private static let feedEndings: Set<String> = ["xml", "json", "rss"]

    /// The site path of anything that the portal may write.
    private func target(_ address: String, _ line: Int) throws(Diagnostic) -> String {
        let path = WrittenAddress.page(address, of: baseURL)
        guard let path = path ?? WrittenAddress.plainFile(address, of: baseURL) else {
            throw noAddress(address, line)
        }
        return path
    }

    private func noAddress(_ address: String, _ line: Int) -> Diagnostic {
        problem(
            "'\(address)' is not the address of a page of this site",
            line,
            hint: "write it from the site's root, without a query: /2019/old.html or /old/"
        )
    }

    /// Where a chain of moves ends; nil when it has no end.
    private func end(of move: Move, in moves: [String: Move]) -> String? {
        var target = move.to
        var seen: Set<String> = [move.from]
        while let next = moves[target], !next.isFile {
            guard seen.insert(target).inserted else { return nil }
            target = next.to
        }
        return seen.contains(target) ? nil : target
    }

    private func twice(_ move: Move, _ earlier: Move) -> Diagnostic {
        problem(
            "'\(move.from)' has moved in line \(earlier.line) already",
            move.line,
            hint: "leave one of the lines"
        )
    }

    /// A file cannot be a folder, too.
    private func below(_ move: Move, _ file: Move) -> Diagnostic {
        problem(
            "'\(move.from)' lies below '\(file.from)' of line \(file.line), which is a file",
            move.line,
            hint: "leave one of the lines"
        )
    }

    private func problem(_ message: String, _ line: Int, hint: String? = nil) -> Diagnostic {
        Diagnostic(
            .warning,
            "\(message); the line is left out",
            path: layout.name(of: layout.moves),
            line: line,
            hint: hint
        )
    }
}

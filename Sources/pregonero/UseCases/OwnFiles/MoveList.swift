import Domain
import Foundation

/// Addresses that have moved: `Content/moved.txt`, in each line the old one and the new one.
struct MoveList {
    let layout: SiteLayout
    let baseURL: BaseURL

    /// - Returns: where each old address leads in the end, in their order; nothing when there is no file.
    /// - Throws: `ContentFailure` with every line that cannot be followed, or for a file that cannot be read.
    func read() throws -> [Redirect] {
        var moves: [String: Move] = [:]
        var problems: [Diagnostic] = []
        for line in try ListFile(file: layout.moves, name: layout.name(of: layout.moves)).read() {
            do {
                let move = try move(line.text, line.number)
                if let earlier = moves.updateValue(move, forKey: move.from) {
                    problems.append(twice(move, earlier))
                }
            } catch {
                problems.append(error)
            }
        }
        let redirects = moves.values.sorted { $0.from < $1.from }.compactMap { move -> Redirect? in
            guard let end = end(of: move, in: moves) else {
                problems.append(problem("'\(move.from)' leads back to itself", move.line))
                return nil
            }
            return Redirect(from: move.from, to: end)
        }
        guard problems.isEmpty else {
            throw ContentFailure(diagnostics: problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) })
        }
        return redirects
    }

    private struct Move {
        let from: String
        let to: String
        let line: Int
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
        return Move(
            from: try path(words[0], number),
            to: try path(words[1], number),
            line: number
        )
    }

    /// The site path of an address, which may also be written in full.
    private func path(_ address: String, _ line: Int) throws(Diagnostic) -> String {
        guard let path = WrittenAddress.page(address, of: baseURL) else {
            throw problem(
                "'\(address)' is not the address of a page of this site",
                line,
                hint: "write it from the site's root, without a query: /2019/old.html or /old/"
            )
        }
        return path
    }

    /// Where a chain of moves ends; nil when it has no end.
    private func end(of move: Move, in moves: [String: Move]) -> String? {
        var target = move.to
        var seen: Set<String> = [move.from]
        while let next = moves[target] {
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

    private func problem(_ message: String, _ line: Int, hint: String? = nil) -> Diagnostic {
        Diagnostic(.error, message, path: layout.name(of: layout.moves), line: line, hint: hint)
    }
}

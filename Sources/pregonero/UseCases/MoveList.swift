import Domain
import Foundation

/// Addresses that have moved: `Content/moved.txt`, in each line the old one and the new one.
struct MoveList {
    let layout: SiteLayout
    let baseURL: BaseURL

    /// - Returns: where each old address leads in the end, in their order; nothing when there is no file.
    /// - Throws: `ContentFailure` with every line that cannot be followed.
    func read() throws -> [Redirect] {
        guard let bytes = try? Data(contentsOf: layout.moves) else { return [] }
        var moves: [String: Move] = [:]
        var problems: [Diagnostic] = []
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            do {
                guard let move = try move(line, number + 1) else { continue }
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

    private func move(_ line: Substring, _ number: Int) throws(Diagnostic) -> Move? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, !first.hasPrefix("#") else { return nil }
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
        let root = baseURL.absolute("/")
        var path = address.hasPrefix(root) ? "/" + address.dropFirst(root.count) : address
        if path.hasSuffix("/index.html") { path.removeLast("index.html".count) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isWhole = path.hasPrefix("/") && (path.hasSuffix("/") || path.hasSuffix(".html"))
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/-._~".contains($0) }
        let isStraight = parts.allSatisfy { $0 != "." && $0 != ".." } && !path.contains("//")
        guard isWhole, isPlain, isStraight else {
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

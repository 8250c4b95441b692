/// A script of the theme, some lines of which stand for another script: `// include NAME`.
public struct ScriptPieces {
    private enum Piece {
        case line(ArraySlice<UInt8>)
        case script(name: String, number: Int)
    }

    private let pieces: [Piece]

    /// The names of the scripts that it includes.
    public var names: [String] {
        pieces.compactMap {
            if case .script(let name, _) = $0 { name } else { nil }
        }
    }

    public init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: Self.lineEnd, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        pieces = lines.enumerated().map { index, line in
            guard line.starts(with: Self.mark) else { return .line(line) }
            let name = String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self)
            return .script(name: name.filter { !$0.isWhitespace }, number: index + 1)
        }
    }

    /// - Parameter script: the bytes of an included one, by its name and the line that names it, counted from 1.
    /// - Returns: the script with all that it includes.
    /// - Throws: what `script` throws.
    public func joined<Fault: Error>(
        _ script: (_ name: String, _ line: Int) throws(Fault) -> [UInt8]
    ) throws(Fault) -> [UInt8] {
        var result: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .line(let line): result += line
            case .script(let name, let number): result += try script(name, number)
            }
            result.append(Self.lineEnd)
        }
        return result
    }

    private static let lineEnd = UInt8(ascii: "\n")
    private static let mark = Array("// include ".utf8)
}

public import Foundation

/// What an answer holds: bytes, or a part of a file, of which no more is read than is sent.
public enum PreviewBody: Equatable, Sendable {
    case bytes(Data)
    case file(File, Range<Int>)

    /// A file and its size.
    public struct File: Equatable, Sendable {
        let path: String
        let size: Int
    }

    init(_ file: File) {
        self = .file(file, 0..<file.size)
    }

    public var count: Int {
        switch self {
        case .bytes(let data): data.count
        case .file(_, let range): range.count
        }
    }

    /// A part that lies within what it holds.
    func part(_ part: Range<Int>) -> PreviewBody {
        switch self {
        case .bytes(let data): .bytes(data.dropFirst(part.lowerBound).prefix(part.count))
        case .file(let file, let range):
            .file(file, range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
        }
    }

    /// Fewer bytes where the file has become shorter meanwhile.
    public var data: Data {
        switch self {
        case .bytes(let data): return data
        case .file(let file, let range):
            guard let handle = FileHandle(forReadingAtPath: file.path) else { return Data() }
            defer { try? handle.close() }
            try? handle.seek(toOffset: UInt64(range.lowerBound))
            return (try? handle.read(upToCount: range.count)) ?? Data()
        }
    }
}

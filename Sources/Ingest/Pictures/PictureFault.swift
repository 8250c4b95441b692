/// Why there is no copy of a picture, in words for the person who looks after the site.
public enum PictureFault: Error, Hashable, Sendable {
    case unknownType
    case unreadable
    case cutOff
    case tooManyPixels(PictureSize)
    case tooSmall(PictureSize)
    case tooLarge(bytes: Int)
    case drawing
    case notDecoded(String)
    case missingFile
    /// This machine has not enough memory, processes or files left; the picture may be good.
    case starved
    /// The program that makes it smaller does not run on this machine, as the system says.
    case notStarted(String)
    /// There is no room for its copy, or the folder cannot be written to, as the system says.
    case unwritable(String)

    /// Whether it says something of this machine and nothing of the picture: the next build tries again.
    public var isPassing: Bool {
        switch self {
        case .starved, .notStarted, .unwritable: true
        default: false
        }
    }
}

extension PictureFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownType: "what came is no JPEG, PNG, WebP or GIF"
        case .unreadable: "its header cannot be read"
        case .cutOff: "the file is cut off or damaged"
        case .tooManyPixels(let size):
            "\(size.width) × \(size.height) pixels are more than are decoded"
        case .tooSmall(let size): "\(size.width) × \(size.height) pixels are too few to show"
        case .tooLarge(let bytes): "it stays larger than is shown: \(bytes / 1_000) KB"
        case .drawing: "a drawing (SVG) from elsewhere is not shown"
        case .notDecoded(let why): why.isEmpty ? "it cannot be decoded" : why
        case .missingFile: "its file is gone"
        case .notStarted(let why): "vipsthumbnail cannot be started (\(why))"
        case .starved: "there is not enough memory, or too few processes, to make it smaller"
        case .unwritable(let why):
            why.isEmpty ? "its copy cannot be written" : "its copy cannot be written: \(why)"
        }
    }
}

/// The schemes that the URL Standard treats specially, and all others.
enum URLScheme: Hashable, Sendable {
    case http, https, ws, wss, ftp, file, other

    init(_ name: ArraySlice<UInt8>) {
        self =
            switch String(decoding: name, as: UTF8.self) {
            case "http": .http
            case "https": .https
            case "ws": .ws
            case "wss": .wss
            case "ftp": .ftp
            case "file": .file
            default: .other
            }
    }

    var isSpecial: Bool { self != .other }

    var defaultPort: UInt16? {
        switch self {
        case .http, .ws: 80
        case .https, .wss: 443
        case .ftp: 21
        case .file, .other: nil
        }
    }
}

import Basics

/// Where the files of editions lie: those of the site in the output folder, those for servers beside the state.
struct EditionPlaces: Sendable {
    let output: String
    let server: String

    /// Before the names of files for servers.
    private static let serverSign = ":"

    init(_ places: PublishingPlaces) {
        output = places.output
        server = places.server
    }

    static func serverFile(_ name: String) -> String { serverSign + name }

    static func isOfServer(_ file: String) -> Bool { file.hasPrefix(serverSign) }

    func path(of file: String) -> String {
        Self.isOfServer(file) ? "\(server)/\(file.dropFirst())" : "\(output)/\(file)"
    }

    /// We never wrote outside these folders, whatever a file says.
    static func isOurs(_ file: some StringProtocol) -> Bool {
        let name = file.hasPrefix(serverSign) ? String(file.dropFirst()) : String(file)
        return name.staysInside
    }
}

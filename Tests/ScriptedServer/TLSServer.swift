public import Foundation
import TestSupport

/// A real TLS server with a certificate of its own making, run by the `openssl` command.
public final class TLSServer {
    public static let isAvailable = Installed.has(openssl)

    /// That of macOS itself is LibreSSL, which is told other things.
    private static let openssl: String = {
        #if os(Linux)
        return "/usr/bin/openssl"
        #else
        let places = ["/opt/homebrew", "/usr/local"].map { "\($0)/opt/openssl@3/bin/openssl" }
        return places.first(where: FileManager.default.isExecutableFile) ?? places[0]
        #endif
    }()

    public let port: UInt16
    /// The self-signed certificate, which is its own authority.
    public let certificate: URL
    private let program: StartedProgram

    /// Serves files that hold whole answers, for the name `tls.example`.
    public init(folder: URL, answers: [String: String]) async throws {
        certificate = folder.appending(path: "certificate.pem")
        for (name, answer) in answers {
            try Data(answer.utf8).write(to: folder.appending(path: name))
        }
        try Self.run(
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tls.example "
                + "-addext subjectAltName=DNS:tls.example -keyout key.pem -out certificate.pem",
            in: folder
        )
        port = try Self.freePort()
        program = try StartedProgram(
            Self.words(
                "s_server -accept 127.0.0.1:\(port) -HTTP -quiet -key key.pem -cert certificate.pem"
            ),
            in: folder
        )
        try await waitUntilReady()
    }

    public func end() { program.end() }

    /// Waits until the server has read so many bytes; where the system does not count them, a while.
    public func hasRead(_ count: Int) async throws {
        #if os(Linux)
        while try bytesRead() < count { try await Task.sleep(for: .milliseconds(2)) }
        #else
        try await Task.sleep(for: .milliseconds(150))
        #endif
    }

    /// - Throws: where the system does not say, and once the server has ended.
    private func bytesRead() throws -> Int {
        let counts = try String(contentsOfFile: "/proc/\(program.id)/io", encoding: .utf8)
        let line = counts.split(separator: "\n").first { $0.hasPrefix("rchar: ") }
        guard program.isRunning, let count = line.flatMap({ Int($0.dropFirst(7)) })
        else { throw CocoaError(.fileReadUnknown) }
        return count
    }

    /// None of those that the system gives whoever asks for any: another test could have it before the server does.
    private static func freePort() throws -> UInt16 {
        for _ in 0..<1_000 {
            let port = UInt16.random(in: 20_000..<32_000)
            guard let socket = try? Socket.listening(on: port) else { continue }
            socket.closeDown()
            return port
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func words(_ arguments: String) -> [String] {
        [openssl] + arguments.split(separator: " ").map(String.init)
    }

    private static func run(_ arguments: String, in folder: URL) throws {
        let run = try StartedProgram.run(words(arguments), in: folder)
        guard run.code == 0 else { throw CocoaError(.executableLoad) }
    }

    private func waitUntilReady() async throws {
        let end = ContinuousClock.now + .seconds(120)
        while program.isRunning, ContinuousClock.now < end {
            let descriptor = socket(AF_INET, Socket.stream, 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let connected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, size)
                }
            }
            // Whoever answers is another one where the server could not have the port.
            if connected == 0, program.isRunning { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CocoaError(.executableLoad)
    }
}

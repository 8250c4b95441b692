import Foundation

/// The few calls on a stream socket that the server needs; every write is safe from SIGPIPE.
struct Socket: Sendable {
    let descriptor: Int32

    #if canImport(Glibc)
    static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    static let stream = SOCK_STREAM
    #endif

    /// Listens on 127.0.0.1; port 0 takes a free one.
    static func listening(on port: UInt16) throws -> Self {
        let descriptor = socket(AF_INET, stream, 0)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard bound == 0, listen(descriptor, 512) == 0 else {
            let code = errno
            close(descriptor)
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
        return Self(descriptor: descriptor)
    }

    var port: UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &size)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection; nil once the socket was ended.
    func accepted() -> Self? {
        while true {
            let next = accept(descriptor, nil, nil)
            if next >= 0 { return Self(descriptor: next) }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    /// Up to 64 KiB; empty at the end or on failure.
    func received() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = max(recv(descriptor, buffer.baseAddress, buffer.count, 0), 0)
        }
    }

    /// Sends all bytes; false when the client is gone.
    func sent(_ bytes: some Collection<UInt8>) -> Bool {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Makes the coming close a reset.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_LINGER,
            &option,
            socklen_t(MemoryLayout<linger>.size)
        )
    }

    func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func closeDown() {
        close(descriptor)
    }
}

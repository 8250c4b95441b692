import Foundation

/// What the system tells of the machine that the program runs on.
public enum HostSystem {
    /// The name of the machine as it was given one; `ProcessInfo.hostName` may ask the network, and wait for it.
    public static var name: String {
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
        return String(
            decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self
        )
    }

    /// Differs from one run of the machine to the next; nil where the system does not tell.
    public static let boot: [UInt8]? = {
        #if canImport(Darwin)
        let key = "kern.bootsessionuuid"
        var count = 0
        guard sysctlbyname(key, nil, &count, nil, 0) == 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        guard sysctlbyname(key, &bytes, &count, nil, 0) == 0 else { return nil }
        return count > 0 ? Array(bytes.prefix(count)) : nil
        #else
        let file = "/proc/sys/kernel/random/boot_id"
        guard let bytes = try? RegularFile.bytes(file, limit: 64), !bytes.isEmpty else {
            return nil
        }
        return bytes
        #endif
    }()

    /// Tells those who see the same processes from all others on the machine; nil where the system does not tell.
    public static let processSpace: String? = {
        #if canImport(Darwin)
        // All see the same.
        return ""
        #else
        return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
        #endif
    }()
}

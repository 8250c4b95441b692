import Basics
import FlyingSocks
import Foundation

/// The names by which browsers may call the preview. A page from elsewhere that lets its own name lead to this machine (DNS
/// rebinding) calls it by that one, and must not read a site that is not published yet.
struct HostNames {
    /// The address that the server listens at.
    let bound: String
    /// The name of this machine, without the `.local` by which its own network calls it.
    let machine: String

    init(bound: String, machine: String = HostSystem.name) {
        self.bound = bound
        let name = machine.lowercased()
        self.machine = name.hasSuffix(".local") ? String(name.dropLast(6)) : name
    }

    /// Whether nobody but this machine can call.
    static func isOwn(_ address: String) -> Bool {
        address == "localhost" || address == "::1" || address.hasPrefix("127.")
    }

    /// Whether a request may call by a name.
    ///
    /// - Parameter field: the value of its `Host`.
    /// - Returns: false for every name but those of this machine.
    func admits(_ field: String?) -> Bool {
        guard let field, let name = Self.name(field) else { return false }
        if ["localhost", "127.0.0.1", "::1", bound.lowercased()].contains(name) { return true }
        if name.hasSuffix(".localhost") { return true }
        guard Self.isEverywhere(bound) else { return false }
        // The whole network may call: by address, which nobody's DNS can bend, or by this machine's name.
        return Self.isAddress(name) || name == machine || name == machine + ".local"
    }

    /// Whether the server listens at all addresses of the machine.
    private static func isEverywhere(_ address: String) -> Bool {
        address == "0.0.0.0" || address.contains(":") && address.allSatisfy { "0:".contains($0) }
    }

    private static func isAddress(_ name: String) -> Bool {
        (try? sockaddr_in.inet(ip4: name, port: 0)) != nil
            || (try? sockaddr_in6.inet6(ip6: name, port: 0)) != nil
    }

    /// The name in `name:port` or `[address]:port`, in lower case; nil when it is neither.
    private static func name(_ field: String) -> String? {
        let isBracketed = field.hasPrefix("[")
        let end =
            isBracketed ? field.firstIndex(of: "]") : field.lastIndex(of: ":") ?? field.endIndex
        guard let end else { return nil }
        let name = isBracketed ? field[..<end].dropFirst() : field[..<end]
        let port = isBracketed ? field[end...].dropFirst() : field[end...]
        guard !name.isEmpty, isBracketed == name.contains(":"),
            port.isEmpty
                || port.hasPrefix(":") && port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        return (name.hasSuffix(".") ? name.dropLast() : name).lowercased()
    }
}

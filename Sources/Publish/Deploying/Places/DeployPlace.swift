/// A host that takes sites.
public protocol DeployPlace: Sendable {
    /// As messages name it, without secrets.
    var name: String { get }
    var limits: HostLimits? { get }
    /// Whether its server sends compressed copies that lie beside files.
    var takesCopies: Bool { get }
    /// Whether its server can ask for passwords.
    var knowsPasswords: Bool { get }

    func records() throws(DeployError) -> HostRecords

    /// - Throws: what kept the release from being sent; the host has a whole site all the same.
    func send(_ release: Release) throws(DeployError)
}

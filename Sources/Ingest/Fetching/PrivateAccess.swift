/// Which addresses inside one's own network may be fetched from (`network.allowPrivate`).
public enum PrivateAccess: Hashable, Sendable {
    case none
    case all
    case blocks([AddressBlock])
}

/// Where the components lie in a serialised URL, as byte offsets.
///
///     https://user:secret@host:8080/path?query#fragment
///          │      │      │    │   │    │     └ queryEnd
///          │      │      │    │   │    └ pathEnd
///          │      │      │    │   └ authorityEnd, pathStart
///          │      │      │    └ hostEnd
///          │      │      └ passwordEnd, before hostStart
///          │      └ usernameEnd
///          └ schemeEnd
struct URLLayout: Sendable {
    enum HostKind: Sendable {
        case none, domain, ipv4, ipv6, opaque, empty
    }

    var scheme = URLScheme.other
    var hostKind = HostKind.none
    var hasOpaquePath = false
    var port: UInt16?
    var schemeEnd = 0
    var usernameEnd = 0
    var passwordEnd = 0
    var hostStart = 0
    var hostEnd = 0
    var authorityEnd = 0
    /// Two more than `authorityEnd` where `/.` keeps a path from looking like a host.
    var pathStart = 0
    var pathEnd = 0
    var queryEnd = 0

    var usernameStart: Int { hostKind == .none ? schemeEnd + 1 : schemeEnd + 3 }

    /// Sets every offset of the authority to one place.
    mutating func collapseAuthority(at offset: Int) {
        usernameEnd = offset
        passwordEnd = offset
        hostStart = offset
        hostEnd = offset
        authorityEnd = offset
        pathStart = offset
    }
}

public import WebURL

/// What a build grants its fetching: widths, times, and which addresses it may reach.
public struct CurlSettings: Hashable, Sendable {
    /// Names the program and a page about it; servers turn away what they cannot place.
    public var userAgent: String
    /// Transfers under way at once.
    public var maxInFlight: Int
    /// Transfers under way at once to one scheme, host name and port.
    public var perHost: Int
    /// Places for transfers that have delivered nothing for `slowAfter`.
    public var slowLane: Int
    public var slowAfter: Duration
    /// Rest between two requests to one host; not kept towards addresses of `allowPrivate`.
    public var hostPause: Duration
    /// Time for all fetching, counted from the client's first request; nil for no limit.
    public var deadline: Duration?
    public var connectTimeout: Duration
    /// A transfer below 1 kB/s for this long is given up.
    public var lowSpeedTime: Duration
    public var maxRedirects: Int
    /// Pause before the one retry of a failed connection or a 5xx; nil for no retry.
    public var retryPause: Duration?
    public var allowPrivate: PrivateAccess
    /// Ports of public servers; any port is allowed where `allowPrivate` covers the address.
    public var ports: Set<UInt16>
    /// A proxy that is trusted to resolve names; the environment's is never used.
    public var proxy: WebURL?
    /// A PEM file of certificate authorities in place of the system's.
    public var certificateAuthorities: String?
    /// An existing folder in which long answers wait to be read; nil keeps them in memory.
    public var spoolFolder: String?
    /// Whether a host that gives no answer is not waited for again by what else is wanted of it: for what is many and of
    /// no great weight, such as pictures.
    public var givesUpOnSilentHosts = false
    /// Fixed answers to name look-ups (`host:port:address`), for tests of the address guard.
    var resolutions: [String] = []

    public init(
        userAgent: String,
        maxInFlight: Int = 256,
        perHost: Int = 1,
        slowLane: Int = 16,
        slowAfter: Duration = .seconds(2),
        hostPause: Duration = .milliseconds(250),
        deadline: Duration? = .seconds(20),
        connectTimeout: Duration = .seconds(10),
        lowSpeedTime: Duration = .seconds(10),
        maxRedirects: Int = 5,
        retryPause: Duration? = .milliseconds(500),
        allowPrivate: PrivateAccess = .none,
        ports: Set<UInt16> = [80, 443],
        proxy: WebURL? = nil,
        certificateAuthorities: String? = nil,
        spoolFolder: String? = nil
    ) {
        self.userAgent = userAgent
        self.maxInFlight = maxInFlight
        self.perHost = perHost
        self.slowLane = slowLane
        self.slowAfter = slowAfter
        self.hostPause = hostPause
        self.deadline = deadline
        self.connectTimeout = connectTimeout
        self.lowSpeedTime = lowSpeedTime
        self.maxRedirects = maxRedirects
        self.retryPause = retryPause
        self.allowPrivate = allowPrivate
        self.ports = ports
        self.proxy = proxy
        self.certificateAuthorities = certificateAuthorities
        self.spoolFolder = spoolFolder
    }
}

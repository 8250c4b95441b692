import Foundation

/// What the system lets the program use. Too little would hang or end it in the middle of a build: threads that cannot
/// be started are waited for, and memory or files that nobody gets are a trap of the libraries that it stands on.
struct SystemLimits {
    /// Bytes of address space; nil for no limit.
    let memory: Int?
    /// Files and connections open at once.
    let files: Int

    /// Below it not even a small portal is built.
    static let leastMemory = 256 << 20
    static let leastFiles = 64

    static var current: SystemLimits {
        SystemLimits(
            memory: limits(of: .memory).flatMap { number($0.rlim_cur) },
            files: raisedFiles() ?? .max
        )
    }

    /// - Throws: `ExitReason` for what is too little to work with.
    func check() throws(ExitReason) {
        if let memory, memory < Self.leastMemory {
            throw .buildFailed(
                "the limit of address space is \(memory >> 20) MB; at least "
                    + "\(Self.leastMemory >> 20) MB are needed",
                hint: "ulimit -v unlimited, or more"
            )
        }
        if files < Self.leastFiles {
            throw .buildFailed(
                "only \(files) files may be open at once; at least \(Self.leastFiles) are needed",
                hint: "ulimit -n 1024"
            )
        }
        if memory != nil { Self.sharesOneHeap() }
    }

    /// Each thread would reserve 64 MB of address space for a heap of its own.
    private static func sharesOneHeap() {
        #if os(Linux)
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        // Not every C library has it; `M_ARENA_MAX` is -8 in the one that needs it.
        guard let found = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(found, to: Option.self)(-8, 1)
        #endif
    }

    /// How many servers may be spoken to at once: each takes several files, and a thread's address space while its name is
    /// looked up.
    var connections: Int { max(4, min((files - 32) / 4, memory == nil ? .max : 64)) }

    /// What a limit of the system says; nil for no limit, which is the highest number of its type, or of `Int` on macOS.
    static func number(_ limit: rlim_t) -> Int? { limit < Int.max ? Int(exactly: limit) : nil }

    private enum Kind {
        case memory
        case files
    }

    private static func limits(of kind: Kind) -> rlimit? {
        var limits = rlimit()
        #if os(Linux)
        let name = kind == .memory ? RLIMIT_AS : RLIMIT_NOFILE
        let isKnown = getrlimit(__rlimit_resource_t(name.rawValue), &limits) == 0
        #else
        let isKnown = getrlimit(kind == .memory ? RLIMIT_AS : RLIMIT_NOFILE, &limits) == 0
        #endif
        return isKnown ? limits : nil
    }

    /// As many as the system grants who asks for them; nil for no limit.
    private static func raisedFiles() -> Int? {
        guard var limits = limits(of: .files) else { return nil }
        let wanted = min(limits.rlim_max, 1_024)
        guard limits.rlim_cur < wanted else { return number(limits.rlim_cur) }
        let granted = Int(clamping: limits.rlim_cur)
        limits.rlim_cur = wanted
        #if os(Linux)
        let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0
        #else
        let isRaised = setrlimit(RLIMIT_NOFILE, &limits) == 0
        #endif
        return isRaised ? Int(clamping: wanted) : granted
    }
}

import Basics

/// Which run of the machine this is: what was written in another may not have reached the disk before the power went.
enum BootSession {
    /// Differs from one run to the next; 0 where the system does not tell.
    static let current: UInt64 = {
        guard let id = HostSystem.boot else { return 0 }
        return StableHash.of(id)
    }()
}
